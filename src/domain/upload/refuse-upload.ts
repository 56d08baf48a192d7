import type { UploadRefusal } from '#contract/upload.ts'
import type { Context } from '../context.ts'
import { endUpload } from './end-upload.ts'
import type { UploadRow } from './present-upload.ts'

/** Ends a check with the reason why the picture is not taken. @returns false when it had ended meanwhile. */
export async function refuseUpload(
  ctx: Context,
  upload: UploadRow,
  refusal: UploadRefusal,
): Promise<boolean> {
  return await endUpload(ctx, upload, async () => ({ state: 'refused', refusal }))
}
