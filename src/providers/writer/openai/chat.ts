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
import type { Question } from '../ask-model.ts'

/** How a server is told what its answer is to look like, from the strictest on. */
const FORMATS = ['json_schema', 'json_object', 'plain'] as const
export type ChatFormat = (typeof FORMATS)[number]

/** What worked with a server and a model, so that only the first storyboard asks in vain. */
const worked = new Map<string, ChatFormat>()

export function formatFor(server: string): ChatFormat {
  return worked.get(server) ?? FORMATS[0]
}

/** The next one to try, remembered for those who come later; null when there is none. */
export function nextFormat(server: string, refused: ChatFormat): ChatFormat | null {
  const next = FORMATS[FORMATS.indexOf(refused) + 1] ?? null
  if (next) worked.set(server, next)
  else worked.delete(server)
  return next
}

/** A server that is not given the schema as such reads it in the prompt. */
export function inFormat(format: ChatFormat, { messages, name, schema }: Question) {
  const json_schema = { name, strict: true, schema }
  if (format === 'json_schema') return { messages, response_format: { type: format, json_schema } }
  const told = messages.map((message, at) =>
    at === 0
      ? { ...message, content: `${message.content}\nJSON Schema: ${JSON.stringify(schema)}` }
      : message,
  )
  return { messages: told, ...(format === 'json_object' && { response_format: { type: format } }) }
}

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
