import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadRefusal } from '#contract/upload.ts'

export const REFUSAL_WORDS: Record<UploadRefusal, MessageDescriptor> = {
  'too-large': msg`The picture is larger than 5 MB.`,
  'too-many-pixels': msg`The picture has more than 40 megapixels.`,
  'wrong-type': msg`Only PNG, JPG and WebP pictures can be uploaded.`,
  damaged: msg`The picture is damaged and cannot be read.`,
  'scene-closed': msg`The scene was deleted or completed meanwhile.`,
}
