import type { Transaction } from '#database/client.ts'
import { announceMedia } from '../announce.ts'
import type { UploadRow } from './present-upload.ts'

/** Tells who sent it, wherever they are now, and everybody in the workspace it went to. */
export async function announceUpload(
  tx: Transaction,
  { id, workspaceId, sentBy }: UploadRow,
): Promise<void> {
  await announceMedia(tx, { workspaceId, userId: sentBy }, id)
}
