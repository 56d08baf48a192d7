import { UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import { UPLOAD_TYPES, type UploadRefusal } from '#contract/upload.ts'

export const ACCEPTED = UPLOAD_TYPES.join(',')
/** Not every system knows the types of all three by name. */
export const ACCEPTED_VIDEOS = '.mp4,.mov,.m4v,.webm,video/mp4,video/quicktime,video/webm'

/** Why a file need not be sent at all; the server looks at what is in it. */
export function uploadObstacle({ type, size }: Pick<File, 'type' | 'size'>): UploadRefusal | null {
  if (!UPLOAD_TYPES.some((known) => known === type)) return 'wrong-type'
  return size > UPLOAD_MAX_BYTES ? 'too-large' : null
}

export function videoObstacle({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isVideo = type.startsWith('video/') || /\.(mp4|mov|m4v|webm)$/i.test(name)
  if (!isVideo) return 'wrong-type'
  return size > VIDEO_MAX_BYTES ? 'too-large' : null
}
