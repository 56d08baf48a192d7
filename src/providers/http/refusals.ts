import { vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { ProviderError } from '../provider-error.ts'
import { type Answer, type Asked, ask, NotSentError } from './ask.ts'

const MAX_PAUSE_MS = 10 * 60_000
const TEXT_MAX_CHARACTERS = 300

/**
 * Sends what may be billed, inside `options.send`. What never left is `unavailable`; what was sent and not
 * answered is thrown as it is, which leaves its outcome unknown.
 */
export async function post(vendor: string, url: string, asked: Asked): Promise<Answer> {
  try {
    return await ask(url, { method: 'POST', ...asked })
  } catch (error) {
    if (!(error instanceof NotSentError)) throw error
    throw new ProviderError('unavailable', tell('vendor-unreachable', { vendor }), { cause: error })
  }
}

/** Asks what is never billed. No answer is `unavailable`. @throws ProviderError, and the reason of an aborted signal */
export async function askFree(vendor: string, url: string, asked: Asked): Promise<Answer> {
  try {
    return await ask(url, asked)
  } catch (cause) {
    asked.signal.throwIfAborted()
    const code = cause instanceof NotSentError ? 'vendor-unreachable' : 'vendor-answer-unusable'
    throw new ProviderError('unavailable', tell(code, { vendor }), { cause })
  }
}

/** The body and header of a JSON request. */
export function asJson(body: unknown, headers: Record<string, string>) {
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
}

export type Part = [name: string, value: string | Blob]

/** The body and header of a multipart request, with parts in this order. */
export async function asMultipart(parts: Part[], headers: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  return {
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  }
}

/** What every vendor means by these: too many calls, a key that is not accepted, an account without money. */
export function refusalOfAll(vendor: string, answer: Answer): ProviderError | null {
  if (answer.status === 429) {
    const pauseMs = retryAfterMs(answer.headers['retry-after'])
    return new ProviderError('busy', tell('vendor-busy', { vendor }), {
      ...(pauseMs !== null && { retryAfterMs: pauseMs }),
    })
  }
  if (answer.status === 401) return keyRefused(vendor, answer)
  return answer.status === 402 ? outOfCredit(vendor, answer) : null
}

export function keyRefused(vendor: string, answer: Answer): ProviderError {
  return misconfigured(tell('vendor-key-refused', { vendor }), answer)
}

export function outOfCredit(vendor: string, answer: Answer): ProviderError {
  return misconfigured(tell('vendor-out-of-credit', { vendor }), answer)
}

function misconfigured(told: ReturnType<typeof tell>, answer: Answer): ProviderError {
  return new ProviderError('misconfigured', told, { cause: new Error(errorText(answer)) })
}

/** A refusal of the content, in the vendor's words. */
export function contentRefused(vendor: string, text: string): ProviderError {
  return new ProviderError('refused', vendorSays(vendor, text))
}

/** The vendor answered that it failed, so it billed nothing; a repeat may work. */
export function failedAtVendor(vendor: string, answer: Answer): ProviderError {
  return new ProviderError(
    'unavailable',
    tell('vendor-failed', { vendor, status: answer.status, text: errorText(answer) }),
  )
}

/** Whatever of an error is meant to be read; the vendors have many shapes for it. */
export function errorText({ json, status }: Answer): string {
  return cut(textIn(json) ?? numberIn(json) ?? `HTTP ${status}`)
}

/** Code and type of an error in OpenAI's shape, for machines; some servers give numbers. */
export function errorCodes({ json }: Answer): string[] {
  const { code, type } = fieldsOf(fieldsOf(json)['error'])
  return [code, type].flatMap((one) =>
    (typeof one === 'string' && one !== '') || typeof one === 'number' ? [String(one)] : [],
  )
}

/** A code is better than nothing where there are no words. */
function numberIn(json: unknown): string | null {
  const fields = fieldsOf(json)
  const code = fieldsOf(fields['error'])['code'] ?? fields['code'] ?? fields['error']
  return typeof code === 'number' ? String(code) : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) return textIn(value[0])
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  for (const name of ['error', 'detail', 'message', 'msg', 'title', 'status_msg', 'code']) {
    const text = textIn(fields[name])
    if (text) return text
  }
  return null
}

function cut(text: string): string {
  return text.length > TEXT_MAX_CHARACTERS ? `${text.slice(0, TEXT_MAX_CHARACTERS)}…` : text
}

/** Seconds or a moment, as HTTP has it. */
export function retryAfterMs(header: string | undefined): number | null {
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_PAUSE_MS) : null
}
