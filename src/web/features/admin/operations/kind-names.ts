import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerationKind } from '#contract/generation.ts'

/** What is made, in one word. */
export const KIND_NAMES: Record<GenerationKind, MessageDescriptor> = {
  storyboard: msg`Storyboard`,
  voice: msg`Voice`,
  image: msg`Image`,
  clip: msg`Video`,
  export: msg`Export`,
}
