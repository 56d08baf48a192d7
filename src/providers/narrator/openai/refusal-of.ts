import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  errorCodes,
  errorText,
  failedAtVendor,
  outOfCredit,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'

/** What an answer that is no success means; a refusal of the content comes as a code among bad requests. */
export function refusalOf(vendor: string, answer: Answer): ProviderError {
  const codes = errorCodes(answer)
  if (codes.some((code) => /content_policy|moderation|safety/.test(code)))
    return contentRefused(vendor, errorText(answer))
  if (codes.includes('insufficient_quota')) return outOfCredit(vendor, answer)
  const common = refusalOfAll(vendor, answer)
  if (common) return common
  if (answer.status >= 500) return failedAtVendor(vendor, answer)
  const text = errorText(answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor, text }))
}
