import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TrackKind } from '#contract/scene.ts'

type BatchWords = {
  /** With `succeeded`; the rest was stopped. */
  some: MessageDescriptor
  /** With `succeeded` and `failed`. */
  partial: MessageDescriptor
  allFailed: MessageDescriptor
  noneMade: MessageDescriptor
}

/** What is said of a batch that did not make everything. */
export const BATCH_WORDS: Record<TrackKind, BatchWords> = {
  voice: {
    some: msg({
      message: '{succeeded, plural, one {# voice} other {# voices}} generated successfully',
    }),
    partial: msg({
      message:
        '{succeeded, plural, one {# voice} other {# voices}} generated successfully, but {failed} failed. You can try generating those again.',
    }),
    allFailed: msg`Failed to generate any voices. Please try again later.`,
    noneMade: msg`No voices were generated`,
  },
  image: {
    some: msg({
      message: '{succeeded, plural, one {# image} other {# images}} generated successfully',
    }),
    partial: msg({
      message:
        '{succeeded, plural, one {# image} other {# images}} generated successfully, but {failed} failed. You can try generating those again.',
    }),
    allFailed: msg`Failed to generate any images. Please try again later.`,
    noneMade: msg`No images were generated`,
  },
  clip: {
    some: msg({
      message: '{succeeded, plural, one {# video} other {# videos}} generated successfully',
    }),
    partial: msg({
      message:
        '{succeeded, plural, one {# video} other {# videos}} generated successfully, but {failed} failed. You can try generating those again.',
    }),
    allFailed: msg`Failed to generate any videos. Please try again later.`,
    noneMade: msg`No videos were generated`,
  },
}
