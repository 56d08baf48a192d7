import { sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { releaseHold } from '../credit/index.ts'
import { lockStoryboardIfAny } from './lock-storyboard.ts'
import { markTrackAfterNothing } from './mark-track.ts'
import type { GenerationRow } from './present-generation.ts'
import { stillRunning } from './report-progress.ts'
import { tellOfEnding } from './tell-of-ending.ts'

/** Ends a generation that delivered nothing; nothing is charged. `failure` is shown to the user as it is. */
export async function failGeneration(
  ctx: Context,
  generation: GenerationRow,
  failure: string,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboardIfAny(tx, generation.storyboardId)
    const [ended] = await tx
      .update(generations)
      .set({ state: 'failed', failure, endedAt: sql`now()` })
      .where(stillRunning(generation))
      .returning()
    if (!ended) return false
    await markTrackAfterNothing(tx, ended, 'failed')
    await releaseHold(tx, ended.id)
    await announceGeneration(tx, ended)
    await tellOfEnding(tx, ended)
    return true
  })
}
