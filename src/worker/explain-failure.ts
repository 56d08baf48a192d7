import { faultText } from '#database/fault-text.ts'
import type { GenerationKind } from '#contract/generation.ts'
import { FailedStep } from '#domain/failed-step.ts'
import { ProviderError } from '#providers/provider-error.ts'

const WHAT_FAILED: Record<GenerationKind, string> = {
  storyboard: /*i18n*/ 'An error occurred while creating the storyboard',
  voice: /*i18n*/ 'Failed to generate voice',
  image: /*i18n*/ 'Image generation failed',
  clip: /*i18n*/ 'Failed to generate video',
  export: /*i18n*/ 'Failed to export the video',
}

/** Errors whose message was written for the user. */
const SPEAKING_ERRORS = new Set(['RenderError', 'DomainError'])

/** What the user reads: why it failed as far as it helps, else what failed. Pages add that it cost nothing. */
export function explainFailure(kind: GenerationKind, error: unknown): string {
  const isTold = error instanceof Error && isSpeaking(error)
  // What speaks may still come of a fault that only whoever runs the installation can mend.
  if (!isTold || error.cause) console.error(`Generating failed (${kind}): ${faultText(error)}`)
  if (isTold) return error.message
  return error instanceof FailedStep ? error.message : WHAT_FAILED[kind]
}

function isSpeaking(error: Error): boolean {
  return error instanceof ProviderError || SPEAKING_ERRORS.has(error.name)
}
