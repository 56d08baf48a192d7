import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  asJson,
  askFree,
  contentRefused,
  errorText,
  failedAtVendor,
  keyRefused,
  outOfCredit,
  post,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { type AskModel, type Question, requireModel, type Said, withheld } from '../ask-model.ts'
import type { Message } from '../prompt/write-prompt.ts'
import { suggest } from '../rewrite/suggest.ts'
import { write } from '../write.ts'
import type { WriterProvider } from '../writer-provider.ts'

/** A model that thinks first takes its time; it writes twice at most. */
const CALL_LIMIT_MS = 120_000
/** Eighteen scenes take about 5,000; the rest is for thinking. */
const MAX_OUTPUT_TOKENS = 24_000
/** xAI tells what a call costs in 'ticks': ten thousand millions of them are a dollar. */
const TICKS_A_MICRO_USD = 10_000

/** Why an answer was stopped, when that was its content. */
const FILTERED = /filter|safety|moderat/i

const Response = z.object({
  status: z.string().optional().catch(undefined),
  incomplete_details: z
    .object({ reason: z.string().catch('') })
    .nullish()
    .catch(null),
  output: z.array(
    z.object({
      type: z.string().catch(''),
      content: z
        .array(
          z.object({
            type: z.string().catch(''),
            text: z.string().catch(''),
            refusal: z.string().optional().catch(undefined),
          }),
        )
        .catch([]),
    }),
  ),
})
const Usage = z.object({ usage: z.object({ cost_in_usd_ticks: z.number().nonnegative() }) })

/** Storyboards by xAI's Grok, through its Responses API. */
export function createGrokWriter(settings: VendorSettings): WriterProvider {
  const ask: AskModel = (question, options) => askGrok(settings, question, options)
  return {
    name: `grok:${settings.model}`,
    builtIn: false,
    safeToRepeat: false,
    limits: limitsOf('grok', settings, { atOnce: 8 }),
    limitMs: 2 * CALL_LIMIT_MS,
    start: async (request, options) => {
      options.signal.throwIfAborted()
      return { done: await write(GROK, ask, request, options) }
    },
    suggest: (request, options) => suggest(GROK, ask, request, options),
  }
}

async function askGrok(
  settings: VendorSettings,
  { messages, name, schema }: Question,
  { signal, send }: Parameters<AskModel>[1],
): Promise<Said> {
  const response = await send(async ({ costs }) => {
    const format = { type: 'json_schema', strict: true, name, schema }
    const body = {
      model: settings.model,
      input: messages.map(inParts),
      max_output_tokens: MAX_OUTPUT_TOKENS,
      store: false,
      text: { format },
    }
    const headers = { authorization: `Bearer ${settings.key}` }
    const sent = { ...asJson(body, headers), signal, timeoutMs: CALL_LIMIT_MS }
    const answer = await post(GROK, `${settings.baseUrl}/responses`, sent)
    const usage = Usage.safeParse(answer.json)
    if (usage.success) costs(Math.round(usage.data.usage.cost_in_usd_ticks / TICKS_A_MICRO_USD))
    const refusal = grokRefusal(answer)
    if (refusal) throw refusal
    return Response.parse(answer.json)
  })
  return saidIn(response)
}

/** In the form that xAI's own client libraries send: only what users say is in parts. */
function inParts({ role, content }: Message) {
  return role === 'user'
    ? { role, content: [{ type: 'input_text', text: content }] }
    : { role, content }
}

function saidIn({ status, output, incomplete_details }: z.infer<typeof Response>): Said {
  if (FILTERED.test(incomplete_details?.reason ?? '')) throw withheld(GROK)
  const parts = output
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => content)
    .filter(({ type }) => type === 'output_text' || type === 'refusal')
  const text = parts.map((part) => part.refusal ?? part.text).join('')
  return { text, isCut: status === 'incomplete' }
}

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryGrok(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${settings.key}` }
  const answer = await askFree(GROK, `${settings.baseUrl}/models`, { headers, signal })
  const refusal = grokRefusal(answer)
  if (refusal) throw refusal
  // Names such as 'grok-latest' stand for a model of the list without being in it.
  const isAlias = settings.model.endsWith('latest')
  requireModel(GROK, answer, settings.model, (id) => isAlias || id === settings.model)
}

const GROK = 'Grok'

const WRONG_KEY = /api key/i
const NO_CREDIT = /credit|spending limit|billing|licen[cs]e/i
const UNSAFE = /safety|moderat|usage guideline/i

/** What xAI means by an answer; null when it answered the question. It fails in words, also with a 200. */
function grokRefusal(answer: Answer): ProviderError | null {
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
