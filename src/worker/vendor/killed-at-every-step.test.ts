import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VENDOR_IDS, type VendorId } from '#contract/vendors.ts'
import { openKilledWorkers, type Place } from '#testing/vendor/killed-workers.ts'
import type { Stuck } from '#testing/vendor/vendor-door.ts'
import { DEADLY_VENDORS } from '#testing/vendor/vendors-to-kill-at.ts'

/** They can be read, but nothing is written there. */
const CALLS = sql`lock table vendor_calls in share mode`
const MOVES = sql`lock table transactions in share mode`
const WRITING_DOWN = { lock: CALLS, statement: 'insert into "vendor_calls"%' }
const SAVING = { lock: MOVES, statement: 'insert into "transactions"%' }

/** In an order in which none keeps another from its place; after the last, nothing can be sent any more. */
const STAGES = [
  'before it is fetched',
  'before it is saved',
  'before it is asked about',
  'before the vendor has it',
  'before the answer came',
  'before it is written down',
] as const
type Step = { vendor: VendorId; at: Place; state: 'succeeded' | 'failed'; billed: number }

/** Every step on the way to a piece, and what must become of it. */
function stepsOf(vendor: VendorId): { [Stage in (typeof STAGES)[number]]?: Step } {
  const { buys, looksUp, fetches, takesItsTime } = DEADLY_VENDORS[vendor]
  const delivered = { vendor, state: 'succeeded', billed: 1 } as const
  // Nobody can be asked about these: they are not bought again, and cost nothing.
  const lost = looksUp ? delivered : ({ vendor, state: 'failed', billed: 1 } as const)
  const unheard = looksUp ? delivered : ({ vendor, state: 'failed', billed: 0 } as const)
  // Where a piece is fetched is kept with the answer, so it can be fetched again.
  const heard = fetches ? delivered : lost
  return {
    ...(fetches && {
      'before it is fetched': { ...heard, at: { request: fetches, when: 'asked' } },
    }),
    'before it is saved': { ...heard, at: SAVING },
    ...(takesItsTime && { 'before it is asked about': { ...delivered, at: { state: 'waiting' } } }),
    'before the vendor has it': { ...unheard, at: { request: buys, when: 'asked' } },
    'before the answer came': { ...lost, at: { request: buys, when: 'answered' } },
    'before it is written down': { ...delivered, at: WRITING_DOWN },
  }
}

/** What is under way when the next workers die, too. */
function stuckAgain(vendor: VendorId): Stuck[] {
  const { looksUp, fetches, takesItsTime } = DEADLY_VENDORS[vendor]
  const requests = [looksUp, takesItsTime && fetches].filter((request) => request instanceof RegExp)
  return requests.map((request) => ({ request, when: 'answered' }))
}

test('killed between any two steps at every vendor, nothing is bought twice, and nothing paid for is lost', {
  timeout: 300_000,
}, async () => {
  const steps = new Map(VENDOR_IDS.map((vendor) => [vendor, stepsOf(vendor)]))
  const stages = STAGES.map((stage) =>
    VENDOR_IDS.flatMap((vendor) => {
      const step = steps.get(vendor)?.[stage]
      return step ? [{ ...step, killed: `${vendor}, ${stage}` }] : []
    }),
  )
  const workers = await openKilledWorkers((vendor) => Object.keys(steps.get(vendor) ?? {}).length)
  // Each asks two vendors at once, and whose piece is fetched is asked about one that is and one that is to be saved.
  await workers.startWorkers(VENDOR_IDS.filter((vendor) => DEADLY_VENDORS[vendor].fetches).length)
  const ids = await workers.killedAt(stages)
  await workers.killedAgain(
    3,
    VENDOR_IDS.map((vendor) => [vendor, stuckAgain(vendor)]),
  )
  await workers.finish(2)

  const all = stages.flat()
  const became = await Promise.all(ids.map((id) => workers.stateOf(id)))
  expect(all.map(({ killed }, index) => [killed, became[index]])).toEqual(
    all.map(({ killed, state }) => [killed, state]),
  )
  for (const vendor of VENDOR_IDS) {
    const bought = all.filter((step) => step.vendor === vendor)
    const expected = bought.reduce((total, { billed }) => total + billed, 0)
    expect(workers.billed(vendor), `bought of ${vendor}`).toBe(expected)
  }
  await workers.expectFair()
})
