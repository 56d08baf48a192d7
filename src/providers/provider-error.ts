import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

/**
 * A provider's expected failure, told to the person who waits; in its own words by `vendorSays`.
 * `refused`: the content was turned down; a repeat will be, too.
 * `unsupported`: this provider cannot do what was asked (a language, say).
 * `busy`: the vendor takes no more calls for the moment; it did nothing, and is called again after `retryAfterMs`.
 * `misconfigured`: the vendor does not take this installation's key or settings, or its account is empty; a repeat
 *   will fail, too, until whoever runs the installation changes that.
 * `unavailable`: it did not work this time and cannot be billed; a repeat may work.
 * `outcome-unknown`: the call was sent and no answer came; it must never be blindly repeated.
 */
export type ProviderErrorKind =
  | 'refused'
  | 'unsupported'
  | 'busy'
  | 'misconfigured'
  | 'unavailable'
  | 'outcome-unknown'

type ProviderErrorOptions = ErrorOptions & { retryAfterMs?: number }

const RETRY_AFTER_MS = 10_000

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** Meant for `busy`. */
  readonly retryAfterMs: number
  readonly told: Told
  constructor(kind: ProviderErrorKind, told: Told, options: ProviderErrorOptions = {}) {
    super(inWords(told), options)
    this.name = 'ProviderError'
    this.kind = kind
    this.told = told
    this.retryAfterMs = options.retryAfterMs ?? RETRY_AFTER_MS
  }
}
