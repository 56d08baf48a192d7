import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { goesFirst } from '../plan/index.ts'
import { KINDS } from './kinds.ts'
import type { GenerationRow } from './present-generation.ts'
import { thisAttemptMayBecome } from './transitions.ts'

/**
 * running → queued: this worker stops, or the vendor takes no more for the moment, and nothing was sent that
 * could be billed. In its turn, after so many ms, somebody takes it up again.
 */
export async function handBack(
  ctx: Context,
  generation: GenerationRow,
  afterMs: number,
): Promise<void> {
  const { id, kind, workspaceId } = generation
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(generations)
      .set({ state: 'queued', workerId: null, progress: 0 })
      .where(thisAttemptMayBecome(generation, 'queued'))
      .returning()
    if (!queued) return
    const job = { id, payload: { generationId: id }, afterMs }
    const isFirst = await goesFirst(ctx, tx, workspaceId)
    await ctx.queue.enqueue(tx, KINDS[kind].job, [job], workspaceId, isFirst)
    await announceGeneration(tx, queued)
  })
}
