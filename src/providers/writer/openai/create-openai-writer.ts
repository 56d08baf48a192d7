import { z } from 'zod'
import { authorized, isOwnServer, vendorOf } from '../../http/own-server.ts'
import { asJson, askFree, contentRefused, post } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { type AskModel, type Question, requireModel, type Said, withheld } from '../ask-model.ts'
import { suggest } from '../rewrite/suggest.ts'
import { write } from '../write.ts'
import type { WriterProvider } from '../writer-provider.ts'
import { type ChatFormat, chatRefusal, formatFor, inFormat, nextFormat } from './chat.ts'

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

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryOpenai(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const vendor = vendorOf(settings)
  const asked = { headers: authorized(settings.key), signal }
  const answer = await askFree(vendor, `${settings.baseUrl}/models`, asked)
  const refusal = chatRefusal(vendor, answer)
  if (refusal) throw refusal
  // Ollama lists 'qwen3:latest' for what is called 'qwen3' as well.
  const names = [settings.model, `${settings.model}:latest`]
  requireModel(vendor, answer, settings.model, (id) => names.includes(id))
}
