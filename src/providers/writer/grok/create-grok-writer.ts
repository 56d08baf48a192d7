import { z } from 'zod'
import type { StartOptions } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import { asJson, post } from '../../http/refusals.ts'
import { limitsOf, type VendorSettings } from '../../vendor-settings.ts'
import { writeChecked } from '../checked-draft/write-checked.ts'
import type { Said } from '../checked-draft/read-answer.ts'
import { answerSchema } from '../prompt/draft-schema.ts'
import type { Message } from '../prompt/write-prompt.ts'
import type { WriteRequest, WriterProvider } from '../writer-provider.ts'
import { GROK, grokRefusal } from './grok-refusal.ts'

/** A model that thinks first takes its time; it writes twice at most. */
const CALL_LIMIT_MS = 120_000
/** Eighteen scenes take about 5,000; the rest is for thinking. */
const MAX_OUTPUT_TOKENS = 24_000
/** xAI tells what a call costs in 'ticks': ten thousand millions of them are a dollar. */
const TICKS_A_MICRO_USD = 10_000

const Response = z.object({
  status: z.string().optional().catch(undefined),
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
  return {
    name: `grok:${settings.model}`,
    builtIn: false,
    safeToRepeat: false,
    limits: limitsOf('grok', settings, { atOnce: 8 }),
    limitMs: 2 * CALL_LIMIT_MS,
    start: async (request, options) => {
      options.signal.throwIfAborted()
      const done = await writeChecked(GROK, request, (messages) =>
        askGrok(settings, request, messages, options),
      )
      return { done }
    },
  }
}

async function askGrok(
  settings: VendorSettings,
  request: WriteRequest,
  input: Message[],
  { signal, send }: StartOptions,
): Promise<Said> {
  return await send(async ({ costs }) => {
    const format = { type: 'json_schema', strict: true, name: 'storyboard' }
    const body = {
      model: settings.model,
      input,
      max_output_tokens: MAX_OUTPUT_TOKENS,
      store: false,
      text: { format: { ...format, schema: answerSchema(request) } },
    }
    const headers = { authorization: `Bearer ${settings.key}` }
    const sent = { ...asJson(body, headers), signal, timeoutMs: CALL_LIMIT_MS }
    const answer = await post(GROK, `${settings.baseUrl}/responses`, sent)
    const usage = Usage.safeParse(answer.json)
    if (usage.success) costs(Math.round(usage.data.usage.cost_in_usd_ticks / TICKS_A_MICRO_USD))
    return saidIn(answer)
  })
}

function saidIn(answer: Answer): Said {
  const refusal = grokRefusal(answer)
  if (refusal) throw refusal
  const { status, output } = Response.parse(answer.json)
  const parts = output
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => content)
    .filter(({ type }) => type === 'output_text' || type === 'refusal')
  const text = parts.map((part) => part.refusal ?? part.text).join('')
  return { text, isCut: status === 'incomplete' }
}
