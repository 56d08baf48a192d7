import type { Transaction } from '#database/client.ts'
import { announceMedia } from '../announce.ts'
import type { Context } from '../context.ts'
import type { UploadRow } from './present-upload.ts'

/** Has a received upload checked, at once or not before so many ms from now. */
export async function enqueueCheck(
  ctx: Context,
  tx: Transaction,
  { id, userId }: Pick<UploadRow, 'id' | 'userId'>,
  afterMs = 0,
): Promise<void> {
  await ctx.queue.enqueue(tx, 'check-upload', [{ id, payload: { uploadId: id }, afterMs }], userId)
  await announceMedia(tx, userId, id)
}
