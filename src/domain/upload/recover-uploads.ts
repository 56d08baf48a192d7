import { and, eq, lt, sql } from 'drizzle-orm'
import { uploads } from '#database/schema/index.ts'
import { lacksJob } from '#queue/lacks-job.ts'
import type { Context } from '../context.ts'
import { workerIsGone } from '../worker-lease.ts'
import { enqueueCheck } from './enqueue-check.ts'
import { giveBackUpload } from './give-back-upload.ts'

/** Pages have long read how an upload ended. */
const KEPT_FOR = sql`interval '1 day'`

/**
 * Makes every upload end. One whose worker is gone is checked again, or refused when it has cost several
 * workers already; one that waits without a job gets one. Those that ended a day ago are forgotten.
 */
export async function recoverUploads(ctx: Context): Promise<void> {
  const orphans = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.state, 'checking'), workerIsGone))
  for (const orphan of orphans) await giveBackUpload(ctx, orphan)
  await wakeForgotten(ctx)
  await ctx.db.delete(uploads).where(lt(uploads.endedAt, sql`now() - ${KEPT_FOR}`))
}

async function wakeForgotten(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const forgotten = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.state, 'received'), lacksJob(uploads.id, uploads.createdAt)))
      .for('update', { skipLocked: true })
    for (const upload of forgotten) await enqueueCheck(ctx, tx, upload)
  })
}
