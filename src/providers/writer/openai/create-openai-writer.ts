import { z } from 'zod'
import { asJson, contentRefused, post } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { limitsOf, type VendorSettings } from '../../vendor-settings.ts'
import type { Said } from '../checked-draft/read-answer.ts'
import { suggest } from '../rewrite/suggest.ts'
import type { AskModel, Question } from '../ask-model.ts'
import type { WriterProvider } from '../writer-provider.ts'
import { withheld } from '../withheld.ts'
import { write } from '../write.ts'
import { type ChatFormat, formatFor, inFormat, nextFormat } from './chat-format.ts'
import { chatRefusal } from './chat-refusal.ts'
import { authorized, isOwnServer, vendorOf } from '../../http/own-server.ts'

const HOSTED_LIMIT_MS = 120_000
/** A model of one's own may have to be loaded first, and writes a few words a second without a graphics card. */
const OWN_LIMIT_MS = 6 * 60_000

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z.object({
          content: z.string().nullish().catch(null),
          refusal: z.string().nullish().catch(null),
        }),
      }),
    )
    .min(1),
})

/** Storyboards by any server that speaks OpenAI's chat completions. */
export function createOpenaiWriter(settings: VendorSettings): WriterProvider {
  const isOwn = isOwnServer(settings)
  const vendor = vendorOf(settings)
  const ask: AskModel = (question, options) => askModel(settings, question, options)
  return {
    name: `openai-text:${settings.model}`,
    builtIn: false,
    safeToRepeat: isOwn,
    limits: limitsOf('openai', settings, { atOnce: isOwn ? 1 : 8 }),
    limitMs: 2 * (isOwn ? OWN_LIMIT_MS : HOSTED_LIMIT_MS),
    start: async (request, options) => {
      options.signal.throwIfAborted()
      return { done: await write(vendor, ask, request, options) }
    },
    suggest: (request, options) => suggest(vendor, ask, request, options),
  }
}

/** A refused format was not billed, so the question is sent anew in the next one. */
async function askModel(
  settings: VendorSettings,
  question: Question,
  options: Parameters<AskModel>[1],
): Promise<Said> {
  const server = `${settings.baseUrl} ${settings.model}`
  let format = formatFor(server)
  for (;;) {
    try {
      return await askInFormat(settings, question, options, format)
    } catch (error) {
      const next = error instanceof FormatRefused ? nextFormat(server, format) : null
      if (!next) throw error instanceof FormatRefused ? error.refusal : error
      format = next
    }
  }
}

/** The server does not know this format: it did nothing, and takes another one. */
class FormatRefused extends ProviderError {
  readonly refusal: ProviderError
  constructor(refusal: ProviderError) {
    super('unsupported', refusal.told)
    this.refusal = refusal
  }
}

async function askInFormat(
  settings: VendorSettings,
  question: Question,
  { signal, send }: Parameters<AskModel>[1],
  format: ChatFormat,
): Promise<Said> {
  const vendor = vendorOf(settings)
  const choice = await send(async () => {
    const { key, model, baseUrl } = settings
    const body = { model, ...inFormat(format, question) }
    const answer = await post(vendor, `${baseUrl}/chat/completions`, {
      ...asJson(body, authorized(key)),
      signal,
      timeoutMs: isOwnServer(settings) ? OWN_LIMIT_MS : HOSTED_LIMIT_MS,
    })
    const refusal = chatRefusal(vendor, answer)
    const isFormat = refusal?.kind === 'misconfigured' && [400, 422].includes(answer.status)
    if (isFormat) throw new FormatRefused(refusal)
    if (refusal) throw refusal
    return Completion.parse(answer.json).choices[0]
  })
  return saidIn(vendor, choice)
}

type Choice = z.infer<typeof Completion>['choices'][number]

/** A model that refuses has answered, and is paid for it. */
function saidIn(vendor: string, choice: Choice | undefined): Said {
  const { content, refusal } = choice?.message ?? {}
  if (refusal) throw contentRefused(vendor, refusal)
  if (choice?.finish_reason === 'content_filter') throw withheld(vendor)
  return { text: withoutThoughts(content ?? ''), isCut: choice?.finish_reason === 'length' }
}

/** Some servers leave in the answer what a model thought first. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
}
