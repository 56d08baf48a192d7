import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadRefusal } from '#contract/upload.ts'
import { libraryPurpose } from './upload-obstacle.ts'

export const REFUSAL_WORDS: Record<UploadRefusal, MessageDescriptor> = {
  'too-large': msg`The picture is larger than 5 MB.`,
  'too-many-pixels': msg`The picture has more than 40 megapixels.`,
  'wrong-type': msg`Only PNG, JPG and WebP pictures can be uploaded.`,
  damaged: msg`The picture is damaged and cannot be read.`,
  'nothing-heard': msg`No voice is heard in the recording.`,
  'too-long': msg`The recording is longer than a scene can be: 3 minutes.`,
  'scene-closed': msg`The scene was deleted or completed meanwhile.`,
}

export const VIDEO_WORDS = {
  'too-large': msg`The video is larger than 200 MB.`,
  'too-many-pixels': msg`The video has more than 40 megapixels.`,
  'wrong-type': msg`Only MP4, MOV and WebM videos can be used.`,
  damaged: msg`The video is damaged, or too short, and cannot be used.`,
} satisfies Partial<Record<UploadRefusal, MessageDescriptor>>

export const RECORDING_WORDS: Partial<Record<UploadRefusal, MessageDescriptor>> = {
  'too-large': msg`The recording is larger than 50 MB.`,
  'wrong-type': msg`Only recordings in WAV, MP3, M4A or WebM can be used.`,
  damaged: msg`The recording is damaged and cannot be read.`,
}

/** In the library, what is neither a video nor a sound may as well have been meant as one. */
const FILE_WORDS = {
  'wrong-type': msg`Only PNG, JPG and WebP pictures, MP4, MOV and WebM videos, and WAV, MP3 and M4A sounds can be uploaded.`,
} satisfies Partial<Record<UploadRefusal, MessageDescriptor>>

const WORDS = {
  library: { ...REFUSAL_WORDS, ...FILE_WORDS },
  'library-video': { ...REFUSAL_WORDS, ...VIDEO_WORDS },
  'library-sound': { ...REFUSAL_WORDS, ...RECORDING_WORDS },
}

/** Why a file of this kind is not taken into the library, or as a profile picture. */
export function refusalWords(
  file: Pick<File, 'name' | 'type'>,
  refusal: UploadRefusal,
  purpose: 'library' | 'avatar',
) {
  return purpose === 'avatar' ? REFUSAL_WORDS[refusal] : WORDS[libraryPurpose(file)][refusal]
}
