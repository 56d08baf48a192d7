import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import { UPLOAD_TYPES, type UploadRefusal } from '#contract/upload.ts'
import type { Told, ToldCode } from '#contract/words/told.ts'

export const ACCEPTED = UPLOAD_TYPES.join(',')
/** Not every system knows the types of all three by name. */
export const ACCEPTED_VIDEOS = '.mp4,.mov,.m4v,.webm,video/mp4,video/quicktime,video/webm'
export const ACCEPTED_SOUNDS = '.wav,.mp3,.m4a,.webm,audio/wav,audio/mpeg,audio/mp4,audio/webm'
export const ACCEPTED_MEDIA = [ACCEPTED, ACCEPTED_VIDEOS, ACCEPTED_SOUNDS].join(',')

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

/** What a file is kept as in the library, by its type and name; a picture when it is neither of the others. */
export function libraryPurpose({ name, type }: Pick<File, 'name' | 'type'>) {
  if (type.startsWith('audio/') || /\.(wav|mp3|m4a)$/i.test(name)) return 'library-sound'
  if (type.startsWith('video/') || /\.(mp4|mov|m4v|webm)$/i.test(name)) return 'library-video'
  return 'library'
}

/** Why a file need not be sent to the library at all. */
export function libraryObstacle(file: Pick<File, 'name' | 'type' | 'size'>): UploadRefusal | null {
  const purpose = libraryPurpose(file)
  if (purpose === 'library') return uploadObstacle(file)
  if (purpose === 'library-video') return videoObstacle(file)
  return file.size > RECORDING_MAX_BYTES ? 'too-large' : null
}

/** What is said of the file itself, not of the moment. */
const OF_THE_FILE: ReadonlySet<ToldCode> = new Set<ToldCode>([
  'file-empty',
  'picture-too-large',
  'picture-of-wrong-type',
  'recording-too-large',
  'recording-of-wrong-type',
  'video-too-large',
  'video-of-wrong-type',
])

/** Whether the same file, sent again, would be refused again. @param told null: nothing answered */
export function isFinal(told: Told | null): boolean {
  return told !== null && OF_THE_FILE.has(told.code)
}
