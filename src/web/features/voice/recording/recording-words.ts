import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadRefusal } from '#contract/upload.ts'

export const RECORDING_WORDS: Partial<Record<UploadRefusal, MessageDescriptor>> = {
  'too-large': msg`The recording is larger than 50 MB.`,
  'wrong-type': msg`Only recordings in WAV, MP3, M4A or WebM can be used.`,
  damaged: msg`The recording is damaged and cannot be read.`,
}
