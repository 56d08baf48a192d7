import { tell, type Told } from '#contract/words/told.ts'
import { faultText } from '#database/fault-text.ts'
import type { GenerationKind } from '#contract/generation.ts'
import { DomainError, FailedStep } from '#domain/domain-error.ts'
import { RenderError } from '#media/render-error.ts'
import { ProviderError } from '#providers/provider-error.ts'

export const WHAT_FAILED: Record<GenerationKind, Told> = {
  storyboard: tell('storyboard-failed'),
  voice: tell('voice-failed'),
  image: tell('image-failed'),
  clip: tell('clip-failed'),
  export: tell('export-failed'),
}

/** What the user reads: why it failed as far as it helps, else what failed. Pages add that it cost nothing. */
export function explainFailure(kind: GenerationKind, error: unknown): Told {
  const isTold = isSpeaking(error)
  // What speaks may still come of a fault that only whoever runs the installation can mend.
  if (!isTold || error.cause) console.error(`Generating failed (${kind}): ${faultText(error)}`)
  if (isTold) return error.told
  return error instanceof FailedStep ? error.told : WHAT_FAILED[kind]
}

function isSpeaking(error: unknown): error is ProviderError | DomainError | RenderError {
  return [ProviderError, DomainError, RenderError].some((kind) => error instanceof kind)
}
