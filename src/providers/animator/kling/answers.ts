import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { SentCall } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  keyRefused,
  outOfCredit,
  refusalOfAll,
  retryAfterMs,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { AnimateRequest } from '../animator-provider.ts'
import { lengthFor } from '../clip-files.ts'

const LENGTHS_S = [5, 10] as const
const PROMPT_MAX_CHARACTERS = 2500
const TOKEN_LIFE_S = 1800
const CLOCKS_APART_S = 5

/** Every answer of Kling's own API. A code that is not 0 is an error, whatever the HTTP status says. */
export const Envelope = z.object({
  code: z.number(),
  message: z.string().catch(''),
  data: z.unknown().optional(),
})

/** A task of the endpoint image2video, as far as it is used here. */
export const Task = z.object({
  task_id: z.string().min(1),
  task_status: z.string(),
  task_status_msg: z.string().nullish(),
  task_info: z.object({ external_task_id: z.string().nullish() }).nullish(),
  task_result: z.object({ videos: z.array(z.object({ url: z.string().nullish() })) }).nullish(),
})
export type Task = z.infer<typeof Task>

/** What is sent to begin a task. The image is plain base64, the length a string. */
export function taskOf(
  model: string,
  { prompt, durationMs }: AnimateRequest,
  picture: Buffer,
  { id, callback }: Pick<SentCall, 'id' | 'callback'>,
): Record<string, string> {
  return {
    model_name: model,
    image: picture.toString('base64'),
    prompt: prompt.slice(0, PROMPT_MAX_CHARACTERS),
    mode: 'pro',
    duration: String(lengthFor(durationMs, LENGTHS_S)),
    external_task_id: id,
    ...(callback && { callback_url: callback }),
  }
}

/** Millionths of a US dollar: 0.07 a second of 1080p, as reported in 2026. */
export function costOf(durationMs: number): number {
  return lengthFor(durationMs, LENGTHS_S) * 70_000
}

/**
 * How a key signs in: by itself, or, as `access key:secret key`, with a token of its own (JWT, RFC 7519, HS256) that
 * lives for half an hour.
 */
export function tokenOf(key: string, now = Date.now()): string {
  const [accessKey = '', secretKey] = key.split(':')
  if (secretKey === undefined) return key
  const nowS = Math.floor(now / 1000)
  const claims = { iss: accessKey, exp: nowS + TOKEN_LIFE_S, nbf: nowS - CLOCKS_APART_S }
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${unsigned}.${createHmac('sha256', secretKey).update(unsigned).digest('base64url')}`
}

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
