import type { GenerationState } from '#contract/generation.ts'

export function hasEnded(state: GenerationState) {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled'
}
