import type { AspectRatio } from '#contract/options.ts'
import type { CallOptions, ProviderFacts } from '../call-options.ts'

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
  /** An H.264 MP4 without sound in the call's folder. */
  path: string
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
  /** Only the camera moves, and nothing of what is seen. */
  isStill?: boolean
}

type AnimatorFacts = ProviderFacts & {
  /** How long a clip usually takes; the editor's waiting bar runs over this. */
  expectedDurationMs: number
}

/** Makes the clip while the caller waits. */
export type DirectAnimator = AnimatorFacts & {
  /** @throws ProviderError */
  animate(request: AnimateRequest, options: CallOptions): Promise<AnimatedClip>
}

/**
 * What a vendor says of a job. A failure is for good; `reason` is the vendor's own words, null when it
 * gives none.
 */
export type VendorJob =
  | { state: 'processing' }
  | { state: 'succeeded'; clip: AnimatedClip }
  | { state: 'failed'; reason: string | null }

/** Hands the work to a vendor and asks for it later, perhaps from another process. */
export type AsynchronousAnimator = AnimatorFacts & {
  /**
   * Begins one job, with at most one call that can be billed, and answers with the vendor's id of it.
   * @throws ProviderError `outcome-unknown` when the job may have begun all the same.
   */
  begin(
    request: AnimateRequest,
    options: CallOptions,
  ): Promise<{ vendorJobId: string; expectedDurationMs: number }>
  /**
   * Asks how a job stands; a finished clip is fetched whole into the call's folder.
   * @throws anything when there is no answer, which says nothing of the job: it is asked about again.
   */
  check(vendorJobId: string, options: CallOptions): Promise<VendorJob>
  /** Stops a job; one that has ended already is no error. Absent where the vendor cannot. */
  stop?(vendorJobId: string, options: Pick<CallOptions, 'signal'>): Promise<void>
}

export type AnimatorProvider = DirectAnimator | AsynchronousAnimator
