import type { AspectRatio } from '#contract/options.ts'
import type { ProviderFacts } from '../call-options.ts'
import type { VendorWork } from '../vendor-work.ts'

export type AnimateRequest = {
  /** The picture as a local file. */
  imagePath: string
  /** The illustrator's own recipe, when the picture came from the same vendor. */
  imageRecipe?: Record<string, unknown>
  prompt: string
  aspectRatio: AspectRatio
  durationMs: number
  seed: number
}

export type AnimatedClip = {
  /** An H.264 MP4 in the call's folder; sound in it is not heard. */
  path: string
  contentType: 'video/mp4'
  /** As far as the provider knows; what is found in the file counts. */
  width?: number
  height?: number
  durationMs?: number
  /** Only the camera moves, and nothing of what is seen. */
  isStill?: boolean
}

export type AnimatorProvider = ProviderFacts &
  VendorWork<AnimateRequest, AnimatedClip> & {
    /** How long a clip usually takes; the editor's waiting bar runs over this. */
    expectedDurationMs: number
  }
