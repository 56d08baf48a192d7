import { uploads } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { stillHeld } from './end-upload.ts'
import { enqueueCheck } from './enqueue-check.ts'
import type { UploadRow } from './present-upload.ts'
import { refuseUpload } from './refuse-upload.ts'

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
