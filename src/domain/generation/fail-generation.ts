import { sql } from 'drizzle-orm'
import type { Told } from '#contract/words/told.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { releaseHolds } from '../credit/index.ts'
import { endCallsOf } from '../vendor-call/index.ts'
import { cancelAwaiting, NOT_MADE } from './cancel-generation.ts'
import { keptFailure } from './kept-failure.ts'
import { lockStoryboardIfAny } from './lock-storyboard.ts'
import { markTracks } from './mark-tracks.ts'
import type { GenerationRow } from './present-generation.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { thisAttemptMayBecome } from './transitions.ts'
import { askToStop } from './vendor/ask-to-stop.ts'

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
