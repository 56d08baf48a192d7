import { tell, type Told } from '#contract/words/told.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { releaseHolds, settleHold } from '../credit/index.ts'
import { FailedStep } from '../failed-step.ts'
import { endCallsOf } from '../vendor-call/index.ts'
import { keptFailure } from './kept-failure.ts'
import { lockStoryboardIfAny, type StoryboardRow } from './lock-storyboard.ts'
import type { GenerationRow } from './present-generation.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { thisAttemptMayBecome } from './transitions.ts'

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
