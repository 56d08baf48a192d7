import { and, eq, sql } from 'drizzle-orm'
import { uploads } from '#database/schema/index.ts'
import { announceUpload } from './announce-upload.ts'
import type { Context } from '../context.ts'
import type { UploadRow } from './present-upload.ts'

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
