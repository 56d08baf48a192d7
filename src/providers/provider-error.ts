/**
 * A provider's expected failure, in words for the person who waits.
 * `refused`: the content was turned down; a repeat will be, too.
 * `unsupported`: this provider cannot do what was asked (a language, say).
 * `unavailable`: it did not work this time; a repeat may.
 * `outcome-unknown`: the call was sent and no answer came; it must never be blindly repeated.
 */
export type ProviderErrorKind = 'refused' | 'unsupported' | 'unavailable' | 'outcome-unknown'

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  constructor(kind: ProviderErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.kind = kind
  }
}
