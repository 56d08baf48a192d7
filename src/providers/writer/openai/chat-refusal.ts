import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  errorText,
  failedAtVendor,
  keyRefused,
  outOfCredit,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'

const UNSAFE = /content_policy|content_filter|moderation|safety/i
const NO_CREDIT = /insufficient_quota|billing/i

/** What a server that speaks OpenAI's protocol means by an answer; null when it answered the question. */
export function chatRefusal(vendor: string, answer: Answer): ProviderError | null {
  const { status } = answer
  if (status === 200) return null
  const all = JSON.stringify(answer.json) ?? ''
  // An empty account is told with 429, too, and is no reason to wait.
  if (NO_CREDIT.test(all) && (status === 429 || status === 403)) return outOfCredit(vendor, answer)
  const usual = refusalOfAll(vendor, answer)
  if (usual) return usual
  const text = errorText(answer)
  if (UNSAFE.test(all) && (status === 400 || status === 403)) return contentRefused(vendor, text)
  if (status >= 500) return failedAtVendor(vendor, answer)
  if (status === 403) return keyRefused(vendor, answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor, text }), {
    cause: new Error(`HTTP ${status}`),
  })
}
