import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  keyRefused,
  outOfCredit,
  refusalOfAll,
  retryAfterMs,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { Envelope } from './tasks.ts'

export const NAME = 'Kling'

const NO_SUCH_TASK = [1202, 1203]
const EMPTY_ACCOUNT = [1101, 1102]
const AGAINST_THE_RULES = [1300, 1301]
const TOO_MUCH_AT_ONCE = [1302, 1303]
const LATER_MS = 15_000

/** What a code of Kling's means (app.klingai.com/global/dev, error codes). Null: it says nothing for certain. */
export function refusalOf(answer: Answer): ProviderError | null {
  const { code, message } = Envelope.safeParse(answer.json).data ?? { code: 0, message: '' }
  if (code >= 1000 && code <= 1004) return keyRefused(NAME, answer)
  if (EMPTY_ACCOUNT.includes(code)) return outOfCredit(NAME, answer)
  if (AGAINST_THE_RULES.includes(code)) return contentRefused(NAME, message)
  if (TOO_MUCH_AT_ONCE.includes(code)) {
    const pauseMs = retryAfterMs(answer.headers['retry-after']) ?? LATER_MS
    return new ProviderError('busy', tell('vendor-busy', { vendor: NAME }), {
      retryAfterMs: pauseMs,
    })
  }
  if (code >= 1100 && code < 1400) {
    return new ProviderError(
      'misconfigured',
      tell('vendor-settings-wrong', { vendor: NAME, text: `${code}: ${message}` }),
    )
  }
  return refusalOfAll(NAME, answer)
}

export function isUnknownTask({ json }: Answer): boolean {
  return NO_SUCH_TASK.includes(Envelope.safeParse(json).data?.code ?? 0)
}
