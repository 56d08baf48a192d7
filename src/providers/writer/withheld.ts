import { tell } from '#contract/words/told.ts'
import { ProviderError } from '../provider-error.ts'

/** A model was stopped for what it was writing: written anew it would be stopped again. What is there of it is half a text. */
export function withheld(vendor: string): ProviderError {
  return new ProviderError('refused', tell('model-answer-withheld', { vendor }))
}
