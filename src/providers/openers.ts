import { createKlingAnimator, tryKling } from './animator/kling/create-kling-animator.ts'
import {
  createReplicateAnimator,
  tryReplicate,
} from './animator/replicate/create-replicate-animator.ts'
import type { Openers } from './vendors.ts'

/** Everybody whom models can be had from. */
export const OPENERS: Openers = {
  replicate: { open: createReplicateAnimator, tryOut: tryReplicate },
  kling: { open: createKlingAnimator, tryOut: tryKling },
}
