import type { GenerationKind } from '#contract/generation.ts'
import { ProviderError } from '#providers/provider-error.ts'

const WHAT_FAILED: Record<GenerationKind, string> = {
  storyboard: 'An error occurred while creating the storyboard',
  voice: 'Failed to generate voice',
  image: 'Failed to generate image',
  clip: 'Failed to generate video',
  export: 'Failed to export the video',
}

/** Errors whose message was written for the user. */
const SPEAKING_ERRORS = new Set(['RenderError', 'DomainError'])

/** What the user reads: what failed, and why as far as it helps. Pages add that it cost nothing. */
export function explainFailure(kind: GenerationKind, error: unknown): string {
  const reason = error instanceof Error && isSpeaking(error) ? ` ${error.message}` : ''
  if (!reason) console.error(`A ${kind} generation failed:`, error)
  return `${WHAT_FAILED[kind]}.${reason}`
}

function isSpeaking(error: Error): boolean {
  return error instanceof ProviderError || SPEAKING_ERRORS.has(error.name)
}
