import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerationKind } from '#contract/generation.ts'

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
