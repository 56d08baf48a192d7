import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadRefusal } from '#contract/upload.ts'

export const REFUSAL_WORDS: Record<UploadRefusal, MessageDescriptor> = {
  'too-large': msg`The picture is larger than 5 MB.`,
  'too-many-pixels': msg`The picture has more than 40 megapixels.`,
  'wrong-type': msg`Only PNG, JPG and WebP pictures can be uploaded.`,
  damaged: msg`The picture is damaged and cannot be read.`,
  'nothing-heard': msg`No voice is heard in the recording.`,
  'too-long': msg`The recording is longer than a scene can be: 3 minutes.`,
  'scene-closed': msg`The scene was deleted or completed meanwhile.`,
}
