import { z } from 'zod'
import { asJson, post } from '../../http/refusals.ts'
import { limitsOf, type VendorSettings } from '../../vendor-settings.ts'
import type { Said } from '../checked-draft/read-answer.ts'
import type { Message } from '../prompt/write-prompt.ts'
import { suggest } from '../rewrite/suggest.ts'
import type { AskModel, Question } from '../ask-model.ts'
import type { WriterProvider } from '../writer-provider.ts'
import { withheld } from '../withheld.ts'
import { write } from '../write.ts'
import { GROK, grokRefusal } from './grok-refusal.ts'

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
