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

export const GROK = 'Grok'

const WRONG_KEY = /api key/i
const NO_CREDIT = /credit|spending limit|billing|licen[cs]e/i
const UNSAFE = /safety|moderat|usage guideline/i

/** What xAI means by an answer; null when it answered the question. It fails in words, also with a 200. */
export function grokRefusal(answer: Answer): ProviderError | null {
  const { status } = answer
  const hasFailed = status === 200 && saysError(answer.json)
  if (status === 200 && !hasFailed) return null
  const text = errorText(answer)
  const usual = refusalOfAll(GROK, answer)
  if (usual) return usual
  if (UNSAFE.test(text) && (status === 200 || status === 400 || status === 403))
    return contentRefused(GROK, text)
  if (status >= 500 || hasFailed) return failedAtVendor(GROK, answer)
  if (WRONG_KEY.test(text)) return keyRefused(GROK, answer)
  if (status === 403 && NO_CREDIT.test(text)) return outOfCredit(GROK, answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor: GROK, text }), {
    cause: new Error(`HTTP ${status}`),
  })
}

/** A whole answer may carry an empty `error`, too. */
function saysError(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'error' in json && Boolean(json.error)
}
