import { tell } from '#contract/words/told.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { lacksJob } from '#queue/lacks-job.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { failGeneration } from './fail-generation.ts'
import { JOB_OF_KIND } from './job-of-kind.ts'
import type { GenerationRow } from './present-generation.ts'
import { thisAttemptMayBecome } from './transitions.ts'
import { workerIsGone } from './worker-lease.ts'

const ATTEMPTS_MAX = 4
const WORKER_LOST = tell('machine-stopped')

/**
 * Makes every generation end. One whose worker is gone is queued again when a repeat cannot be billed
 * twice, else it fails and costs nothing. One that waits without a job gets one.
 * @param safeToRepeat whether the provider that began it may be called again.
 */
export async function recoverGenerations(
  ctx: Context,
  safeToRepeat: (generation: GenerationRow) => boolean,
): Promise<void> {
  const orphans = await ctx.db
    .select()
    .from(generations)
    .where(and(eq(generations.state, 'running'), workerIsGone))
  for (const orphan of orphans) {
    if (safeToRepeat(orphan) && orphan.attempts < ATTEMPTS_MAX) await queueAgain(ctx, orphan)
    else await failGeneration(ctx, orphan, WORKER_LOST)
  }
  await wakeForgotten(ctx)
}

async function queueAgain(ctx: Context, orphan: GenerationRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(generations)
      .set({ state: 'queued', workerId: null, progress: 0 })
      .where(thisAttemptMayBecome(orphan, 'queued'))
      .returning()
    if (!queued) return
    await enqueue(ctx, tx, queued)
    await announceGeneration(tx, queued)
  })
}

async function wakeForgotten(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const forgotten = await tx
      .select()
      .from(generations)
      .where(
        and(
          eq(generations.state, 'queued'),
          eq(generations.awaitsInput, false),
          lacksJob(generations.id, generations.createdAt),
        ),
      )
      .for('update', { skipLocked: true })
    for (const generation of forgotten) await enqueue(ctx, tx, generation)
  })
}

async function enqueue(ctx: Context, tx: Transaction, generation: GenerationRow): Promise<void> {
  const { id, kind } = generation
  await ctx.queue.enqueue(tx, JOB_OF_KIND[kind], [{ id, payload: { generationId: id } }])
}
