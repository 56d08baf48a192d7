import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SentCall } from '../../call-options.ts'
import type { AnimateRequest } from '../animator-provider.ts'
import { lengthFor } from '../start-picture.ts'

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
