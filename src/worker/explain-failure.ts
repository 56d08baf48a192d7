import type { Told } from '#contract/words/told.ts'
import { faultText } from '#database/faults.ts'
import type { GenerationKind } from '#contract/generation.ts'
import { DomainError, FailedStep } from '#domain/domain-error.ts'
import { KINDS } from '#domain/generation/index.ts'
import { RenderError } from '#media/errors.ts'
import { ProviderError } from '#providers/provider-error.ts'

/** What the user reads: why it failed as far as it helps, else what failed. Pages add that it cost nothing. */
export function explainFailure(kind: GenerationKind, error: unknown): Told {
  const isTold = isSpeaking(error)
  // What speaks may still come of a fault that only whoever runs the installation can mend.
  if (!isTold || error.cause) console.error(`Generating failed (${kind}): ${faultText(error)}`)
  if (isTold) return error.told
  return error instanceof FailedStep ? error.told : KINDS[kind].failed
}

function isSpeaking(error: unknown): error is ProviderError | DomainError | RenderError {
  return [ProviderError, DomainError, RenderError].some((kind) => error instanceof kind)
}
