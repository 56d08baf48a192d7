import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { UploadRefusal } from '#contract/upload.ts'
import type { Transaction } from '#database/client.ts'
import { uploads } from '#database/schema/index.ts'
import { lacksJob } from '#queue/queue.ts'
import { discardFiles } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../each-alone.ts'
import { workerIsGone } from '../worker-lease.ts'
import { announceUpload, enqueueCheck, type UploadRow } from './receive.ts'
import { dueAtOf } from './send-to-store.ts'

/** Takes a received upload for this worker. Of any number that try, one gets it; null for the others. */
export async function claimUpload(
  ctx: Context,
  uploadId: string,
  workerId: string,
): Promise<UploadRow | null> {
  return await ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(uploads)
      .set({ state: 'checking', workerId, attempts: sql`${uploads.attempts} + 1` })
      .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'received')))
      .returning()
    if (!claimed) return null
    await announceUpload(tx, claimed)
    return claimed
  })
}

/** What a check leads to. */
export type Ending = Pick<UploadRow, 'state'> &
  Partial<Pick<UploadRow, 'refusal' | 'directImageId'>>

/**
 * Ends a check that this worker still holds, and gives up the file as it was sent.
 * @param conclude writes what the upload became, in the same transaction.
 * @returns false when another worker has taken it over and nothing was written.
 */
export async function endUpload(
  ctx: Context,
  upload: UploadRow,
  conclude: (tx: Transaction) => Promise<Ending>,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const [held] = await tx.select().from(uploads).where(stillHeld(upload)).for('update')
    if (!held) return false
    const ending = await conclude(tx)
    await tx
      .update(uploads)
      .set({ ...ending, endedAt: sql`now()` })
      .where(eq(uploads.id, upload.id))
    await discardFiles(tx, [upload.storageKey], dueAtOf(upload))
    await announceUpload(tx, upload)
    return true
  })
}

/** True of the row as it was claimed; a later claim has another count of attempts. */
function stillHeld({ id, attempts }: UploadRow) {
  return and(eq(uploads.id, id), eq(uploads.state, 'checking'), eq(uploads.attempts, attempts))
}

/** Ends a check with the reason why the picture is not taken. @returns false when it had ended meanwhile. */
export async function refuseUpload(
  ctx: Context,
  upload: UploadRow,
  refusal: UploadRefusal,
): Promise<boolean> {
  return await endUpload(ctx, upload, async () => ({ state: 'refused', refusal }))
}

const ATTEMPTS_MAX = 3

/**
 * Ends an attempt to check an upload that told nothing of it: another one follows, not before so many ms from
 * now. After several the file is taken for their reason, and refused.
 */
export async function giveBackUpload(ctx: Context, upload: UploadRow, afterMs = 0): Promise<void> {
  if (upload.attempts >= ATTEMPTS_MAX) {
    await refuseUpload(ctx, upload, 'damaged')
    return
  }
  await ctx.db.transaction(async (tx) => {
    const [received] = await tx
      .update(uploads)
      .set({ state: 'received', workerId: null })
      .where(stillHeld(upload))
      .returning()
    if (received) await enqueueCheck(ctx, tx, received, afterMs)
  })
}

/** Lets go of checks that are written down as this worker's and that it does not make; see `letGoOfGenerations`. */
export async function letGoOfUploads(
  { db }: Context,
  workerId: string,
  uploadIds: string[],
): Promise<void> {
  await db
    .update(uploads)
    .set({ workerId: null })
    .where(
      and(
        eq(uploads.workerId, workerId),
        eq(uploads.state, 'checking'),
        notInArray(uploads.id, uploadIds),
      ),
    )
}

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
  const steps = [
    ...orphans.map((orphan) => () => giveBackUpload(ctx, orphan)),
    () => wakeForgotten(ctx),
    () => forgetEnded(ctx),
  ]
  await eachAlone(steps, (step) => step())
}

async function forgetEnded({ db }: Context): Promise<void> {
  await db.delete(uploads).where(lt(uploads.endedAt, sql`now() - ${KEPT_FOR}`))
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
