import type { DrawnRatio, ImageStyle } from '#contract/options.ts'
import type { ProviderFacts } from '../call-options.ts'
import type { VendorWork } from '../vendor-work.ts'

export type IllustrateRequest = {
  prompt: string
  aspectRatio: DrawnRatio
  style: ImageStyle
  /** The same request with the same seed gives the same picture; another seed another picture. */
  seed: number
  /** The same for all pictures of one film: what a subject looks like in it. By default the seed. */
  castSeed?: number | undefined
  /** What is not to be seen; only given to who can be told. */
  negativePrompt?: string | undefined
  /** Paths of pictures to draw after, at most three; only given to who can. */
  referencePaths?: string[] | undefined
}

export type Illustration = {
  /** A PNG, JPEG or WebP file in the call's folder, in the shape asked for and never enlarged. */
  path: string
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  /** What the same vendor's animator needs to take the picture apart again; plain JSON. */
  recipe?: Record<string, unknown>
  /** Words of the prompt for what is not in the picture. */
  undrawn?: string[]
  /** It was to be drawn after pictures, which who drew it turned out not to be able to. */
  withoutReferences?: boolean
}

/** `start` throws `unsupported` when nothing of the prompt can be drawn. */
export type IllustratorProvider = ProviderFacts &
  VendorWork<IllustrateRequest, Illustration> & {
    /** What it can be asked for beside a prompt; absent: nothing. */
    can?: { negativePrompt?: boolean; references?: boolean }
    /** It draws another picture each time, whatever the seed. */
    ignoresSeed?: boolean
  }
