import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

/**
 * A provider's expected failure, told to the person who waits; in its own words by `vendorSays`.
 * `refused`: the content was turned down; a repeat will be, too.
 * `unsupported`: this provider cannot do what was asked (a language, say).
 * `unavailable`: it did not work this time; a repeat may.
 * `outcome-unknown`: the call was sent and no answer came; it must never be blindly repeated.
 */
export type ProviderErrorKind = 'refused' | 'unsupported' | 'unavailable' | 'outcome-unknown'

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  readonly told: Told
  constructor(kind: ProviderErrorKind, told: Told, options?: ErrorOptions) {
    super(inWords(told), options)
    this.name = 'ProviderError'
    this.kind = kind
    this.told = told
  }
}
