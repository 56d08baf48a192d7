import type { Transaction } from '#database/client.ts'
import { announceUpload } from './announce-upload.ts'
import type { Context } from '../context.ts'
import type { UploadRow } from './present-upload.ts'

/** Has a received upload checked, at once or not before so many ms from now. */
export async function enqueueCheck(
  ctx: Context,
  tx: Transaction,
  upload: UploadRow,
  afterMs = 0,
): Promise<void> {
  const { id, workspaceId } = upload
  const job = { id, payload: { uploadId: id }, afterMs }
  await ctx.queue.enqueue(tx, 'check-upload', [job], workspaceId)
  await announceUpload(tx, upload)
}
