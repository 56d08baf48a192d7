import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VENDOR_IDS, VENDORS } from '#contract/vendors.ts'
import { openKilledWorkers, type Place } from '#testing/vendor/killed-workers.ts'
import type { Stuck } from '#testing/vendor/vendor-door.ts'
import { DEADLY_VENDORS, type DeadlyVendor } from '#testing/vendor/vendors-to-kill-at.ts'

/** They can be read, but nothing is written there. */
const CALLS = sql`lock table vendor_calls in share mode`
const MOVES = sql`lock table transactions in share mode`
const WRITING_DOWN = { lock: CALLS, statement: 'insert into "vendor_calls"%' }
const SAVING = { lock: MOVES, statement: 'insert into "transactions"%' }

type Step = { killed: string; at: Place; state: 'succeeded' | 'failed'; billed: number }

/** Every step on the way to a piece, and what must become of it. */
function stepsOf({ buys, looksUp, fetches, takesItsTime }: DeadlyVendor): Step[] {
  const delivered = { state: 'succeeded', billed: 1 } as const
  // Nobody can be asked about these: they are not bought again, and cost nothing.
  const lost = looksUp ? delivered : ({ state: 'failed', billed: 1 } as const)
  const unheard = looksUp ? delivered : ({ state: 'failed', billed: 0 } as const)
  // Where a piece is fetched is kept with the answer, so it can be fetched again.
  const heard = fetches ? delivered : lost
  const fetching = { killed: 'before it is fetched', ...heard }
  const waiting = { killed: 'before it is asked about', ...lost }
  return [
    ...(fetches ? [{ ...fetching, at: { request: fetches, when: 'asked' } as const }] : []),
    { killed: 'before it is saved', at: SAVING, ...heard },
    ...(takesItsTime ? [{ ...waiting, at: { state: 'waiting' } as const }] : []),
    { killed: 'before the vendor has it', at: { request: buys, when: 'asked' }, ...unheard },
    { killed: 'before the answer came', at: { request: buys, when: 'answered' }, ...lost },
    // From here on nothing can be sent any more.
    { killed: 'before it is written down', at: WRITING_DOWN, ...delivered },
  ]
}

/** What is under way when the next worker dies, too. */
function stepsAgain({ looksUp, fetches, takesItsTime }: DeadlyVendor): Stuck[] {
  const requests = [looksUp, takesItsTime && fetches].filter((request) => request instanceof RegExp)
  return requests.map((request) => ({ request, when: 'answered' }))
}

test.each(VENDOR_IDS.map((id) => [VENDORS[id].name, id] as const))(
  '%s: killed between any two steps, nothing is bought twice, and nothing paid for is lost',
  { timeout: 300_000 },
  async (_, vendor) => {
    const steps = stepsOf(DEADLY_VENDORS[vendor])
    const workers = await openKilledWorkers(vendor, steps.length)
    await workers.startWorker()
    const ids = await workers.killedAt(steps.map(({ at }) => at))
    const again = stepsAgain(DEADLY_VENDORS[vendor])
    if (again.length > 0) await workers.killedAgain(again)
    await workers.finish()

    const became = await Promise.all(ids.map((id) => workers.stateOf(id)))
    expect(steps.map(({ killed }, at) => [killed, became[at]])).toEqual(
      steps.map(({ killed, state }) => [killed, state]),
    )
    expect(workers.billed()).toBe(steps.reduce((total, { billed }) => total + billed, 0))
    await workers.expectFair()
  },
)
