import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { uploads } from '#database/schema/index.ts'
import { announceUpload } from './announce-upload.ts'
import { discardFiles } from '../asset/index.ts'
import type { Context } from '../context.ts'
import type { UploadRow } from './present-upload.ts'
import { dueAtOf } from './send-to-store.ts'

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
export function stillHeld({ id, attempts }: UploadRow) {
  return and(eq(uploads.id, id), eq(uploads.state, 'checking'), eq(uploads.attempts, attempts))
}
