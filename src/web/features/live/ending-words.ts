import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerationKind } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Told, ToldCode } from '#contract/words/told.ts'
import { inReaderWords } from '#web/lib/error-message.ts'

type Ending = { success: MessageDescriptor; failure: MessageDescriptor; all: MessageDescriptor }

/** How the end of a generation is told; `all` when several were made together. */
export const ENDINGS: Record<GenerationKind, Ending> = {
  storyboard: {
    success: msg`Storyboard created successfully!`,
    failure: msg`An error occurred while creating the storyboard`,
    all: msg`Storyboard created successfully!`,
  },
  voice: {
    success: msg`Voice generated successfully!`,
    failure: msg`Failed to generate voice`,
    all: msg`All voices generated successfully!`,
  },
  image: {
    success: msg`Image generated successfully`,
    failure: msg`Failed to generate image`,
    all: msg`All images generated successfully!`,
  },
  clip: {
    success: msg`Video generated successfully`,
    failure: msg`Failed to generate video`,
    all: msg`All videos generated successfully!`,
  },
  export: {
    success: msg`Your video is ready`,
    failure: msg`Failed to export the video`,
    all: msg`Your video is ready`,
  },
}

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

/** What the title of a failure says already. */
const SAID: Record<GenerationKind, ToldCode | null> = {
  storyboard: 'storyboard-failed',
  voice: 'voice-failed',
  image: null,
  clip: 'clip-failed',
  export: 'export-failed',
}

/** Why a generation failed, in the reader's language; empty where the title has said it already. */
export function failureReason(kind: GenerationKind, failure: Told | null): string {
  return failure === null || failure.code === SAID[kind] ? '' : inReaderWords(i18n, failure)
}
