import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { UPLOAD_TYPES, type UploadRefusal } from '#contract/upload.ts'

export const ACCEPTED = UPLOAD_TYPES.join(',')

/** Why a file need not be sent at all; the server looks at what is in it. */
export function uploadObstacle({ type, size }: Pick<File, 'type' | 'size'>): UploadRefusal | null {
  if (!UPLOAD_TYPES.some((known) => known === type)) return 'wrong-type'
  return size > UPLOAD_MAX_BYTES ? 'too-large' : null
}
