import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { uploads } from '#database/schema/index.ts'
import { lacksJob } from '#queue/lacks-job.ts'
import { announceMedia } from '../announce.ts'
import type { Context } from '../context.ts'
import { workerIsGone } from '../generation/index.ts'
import type { UploadRow } from './present-upload.ts'
import { refuseUpload } from './refuse-upload.ts'

const ATTEMPTS_MAX = 3
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
  for (const orphan of orphans) {
    if (orphan.attempts < ATTEMPTS_MAX) await checkAgain(ctx, orphan)
    else await refuseUpload(ctx, orphan, 'damaged')
  }
  await wakeForgotten(ctx)
  await ctx.db.delete(uploads).where(lt(uploads.endedAt, sql`now() - ${KEPT_FOR}`))
}

async function checkAgain(ctx: Context, { id, attempts }: UploadRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [received] = await tx
      .update(uploads)
      .set({ state: 'received', workerId: null })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'checking'), eq(uploads.attempts, attempts)))
      .returning()
    if (received) await enqueue(ctx, tx, received)
  })
}

async function wakeForgotten(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const forgotten = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.state, 'received'), lacksJob(uploads.id, uploads.createdAt)))
      .for('update', { skipLocked: true })
    for (const upload of forgotten) await enqueue(ctx, tx, upload)
  })
}

async function enqueue(ctx: Context, tx: Transaction, { id, userId }: UploadRow): Promise<void> {
  await ctx.queue.enqueue(tx, 'check-upload', { uploadId: id }, id)
  await announceMedia(tx, userId, id)
}
