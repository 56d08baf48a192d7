import { sql } from 'drizzle-orm'
import { cutText } from '#contract/text.ts'
import { tell, type Told, type ToldValue } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { releaseHolds, settleHold } from '../credit/index.ts'
import { FailedStep } from '../domain-error.ts'
import { endCallsOf } from '../vendor-call/index.ts'
import { cancelAwaiting, NOT_MADE } from './cancel.ts'
import { lockStoryboardIfAny, type StoryboardRow } from './lock-storyboard.ts'
import type { GenerationRow } from './read.ts'
import { markTracks, thisAttemptMayBecome } from './states.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { askToStop } from './wait-at-vendor.ts'

/** What the charge is called in the account's history; or why it is free after all. */
type Receipt = string | { freeBecause: Told }

/**
 * Ends a generation with its result: what `save` writes, the state and the charge commit together.
 * @param save saves the result; `storyboard` is locked, and undefined when there is none (yet).
 * @returns false when the generation had ended meanwhile; nothing was saved or charged then.
 */
export async function succeedGeneration(
  ctx: Context,
  generation: GenerationRow,
  receipt: Receipt,
  save: (tx: Transaction, storyboard: StoryboardRow | undefined) => Promise<string | null>,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboardIfAny(tx, generation.storyboardId)
    const [ended] = await tx
      .update(generations)
      .set({
        state: 'succeeded',
        progress: 1,
        endedAt: sql`now()`,
        nextCheckAt: null,
        ...(typeof receipt === 'string'
          ? {}
          : { price: 0, failure: keptFailure(receipt.freeBecause) }),
      })
      .where(thisAttemptMayBecome(generation, 'succeeded'))
      .returning()
    if (!ended) return false
    const assetId = await save(tx, storyboard)
    await tx.update(generations).set({ assetId }).where(sql`${generations.id} = ${generation.id}`)
    if (typeof receipt === 'string') await charge(tx, generation.id, receipt)
    else await releaseHolds(tx, [generation.id])
    await endCallsOf(tx, [generation.id], 'delivered')
    await announceGeneration(tx, ended)
    await tellOfEnding(tx, { ...ended, assetId })
    return true
  })
}

async function charge(tx: Transaction, generationId: string, receipt: string): Promise<void> {
  try {
    await settleHold(tx, generationId, receipt)
  } catch (cause) {
    throw new FailedStep(tell('charge-failed'), cause)
  }
}

/**
 * Ends a generation that delivered nothing; nothing is charged. `failure` is what the user is told.
 * @param goesOn the vendor still works on it, and is to be told to stop.
 */
export async function failGeneration(
  ctx: Context,
  generation: GenerationRow,
  failure: Told,
  { goesOn = false } = {},
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboardIfAny(tx, generation.storyboardId)
    const [ended] = await tx
      .update(generations)
      .set({
        state: 'failed',
        failure: keptFailure(failure),
        endedAt: sql`now()`,
        ...(goesOn ? askToStop : { nextCheckAt: null }),
      })
      .where(thisAttemptMayBecome(generation, 'failed'))
      .returning()
    if (!ended) return false
    await markTracks(tx, [ended], 'fail')
    if (!goesOn) await endCallsOf(tx, [ended.id], 'failed')
    await releaseHolds(tx, [ended.id])
    await announceGeneration(tx, ended)
    await tellOfEnding(tx, ended)
    await cancelAwaiting(ctx, tx, [ended], NOT_MADE)
    return true
  })
}

const FAILURE_MAX_CHARACTERS = 500

/**
 * What is told of a failure as it can be kept and announced, whoever wrote a text in it: PostgreSQL keeps no NUL
 * character and no half of a pair, and an announcement has room for 8,000 bytes.
 */
export function keptFailure({ code, values }: Told): Told {
  const kept = Object.entries(values).map(([name, value]) => [name, keptValue(value)])
  return { code, values: Object.fromEntries(kept) }
}

function keptValue(value: ToldValue): ToldValue {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return keptFailure(value)
  return cutText(value.toWellFormed().replaceAll('\0', ''), FAILURE_MAX_CHARACTERS)
}
