import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { CallOptions, StartOptions } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import { fetchFile } from '../../http/fetch-file.ts'
import { authorized, isOwnServer, vendorOf } from '../../http/own-server.ts'
import {
  asJson,
  asMultipart,
  contentRefused,
  errorCodes,
  errorText,
  failedAtVendor,
  keyRefused,
  post,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { exactPicture } from '../exact-picture.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from '../illustrator-provider.ts'
import { Declined, drawAfter, isDeclined, isKnownMissing, type Known } from './draw-after.ts'
import { familyOf, sizeFor } from './model-family.ts'

/** A server of one's own may take minutes for a picture. */
const HOSTED_MS = 3 * 60_000
const OWN_SERVER_MS = 14 * 60_000
const HOSTED_AT_ONCE = 5
const OWN_AT_ONCE = 1
const ANSWER_MAX_BYTES = 64_000_000
const PICTURE_MAX_BYTES = 30_000_000
/** Where OpenAI leaves a picture that it answers with an address. */
const HOSTS = ['oaidalleapiprodscus.blob.core.windows.net']

const Made = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const REFUSED = /content_policy|moderation|safety/

/** Any server that draws by OpenAI's protocol: OpenAI, Ollama, LocalAI and others. */
export function createOpenaiIllustrator(settings: VendorSettings): IllustratorProvider {
  const { baseUrl, model } = settings
  const isOwn = isOwnServer(settings)
  const vendor = vendorOf(settings)
  const { drawsAfter } = familyOf(model)
  const known: Known = {}
  return {
    name: `openai-images:${model}`,
    builtIn: false,
    ignoresSeed: true,
    can: { references: drawsAfter },
    safeToRepeat: isOwn,
    limits: limitsOf('openai', settings, { atOnce: isOwn ? OWN_AT_ONCE : HOSTED_AT_ONCE }),
    async start(request, options) {
      options.signal.throwIfAborted()
      if (request.prompt.trim() === '') throw new ProviderError('refused', tell('prompt-empty'))
      const timeoutMs = isOwn ? OWN_SERVER_MS : HOSTED_MS
      const server = { vendor, isOwn, timeoutMs, known }
      const { answer, ...notes } = await draw(settings, server, request, options)
      const picture = await pictureIn(answer, { vendor, baseUrl }, request, options)
      return { done: { ...picture, ...notes } }
    },
  }
}

/** Asks for the list of models. @throws ProviderError */
export async function tryOpenaiImages(settings: VendorSettings, signal: AbortSignal) {
  const { baseUrl } = settings
  const vendor = vendorOf(settings)
  const headers = authorized(settings.key)
  const answer = await post(vendor, `${baseUrl}/models`, { method: 'GET', headers, signal })
  if (answer.status >= 300) throw refusalOf(vendor, answer)
}

type Server = { vendor: string; isOwn: boolean; timeoutMs: number; known: Known }
type Drawn = { answer: Answer; withoutReferences?: true }

async function draw(
  settings: VendorSettings,
  server: Server,
  request: IllustrateRequest,
  { signal, send }: StartOptions,
): Promise<Drawn> {
  const { baseUrl, model, key } = settings
  const { aspectRatio, prompt, referencePaths = [] } = request
  const { vendor, timeoutMs, known } = server
  const family = familyOf(model)
  const fields = {
    model,
    prompt: prompt.slice(0, family.promptMaxCharacters),
    n: 1,
    size: sizeFor(family, aspectRatio),
    ...(family.saysFormat && { response_format: 'b64_json' }),
  }
  const limits = { signal, timeoutMs, maxBytes: ANSWER_MAX_BYTES }
  const headers = authorized(key)
  if (referencePaths.length > 0 && !isKnownMissing(known)) {
    const { promptMaxCharacters } = family
    const answer = await drawAfter(
      referencePaths,
      { fields, promptMaxCharacters },
      {
        known,
        isOpenai: vendor === 'OpenAI',
        post: async (parts) => {
          const asked = { ...(await asMultipart(parts, headers)), ...limits }
          return await send(async () =>
            drawnOf(server, await post(vendor, `${baseUrl}/images/edits`, asked), isDeclined),
          )
        },
      },
    )
    if (answer) return { answer }
  }
  const asked = { ...asJson(fields, headers), ...limits }
  const answer = await send(async () =>
    drawnOf(server, await post(vendor, `${baseUrl}/images/generations`, asked)),
  )
  return { answer, ...(referencePaths.length > 0 && { withoutReferences: true }) }
}

/** @throws ProviderError when nothing was drawn, or nothing usable came; Error when nobody can say */
function drawnOf(
  { vendor, isOwn }: Server,
  answer: Answer,
  isDeclinedBy: (answer: Answer) => boolean = () => false,
): Answer {
  const { status } = answer
  // Behind a gateway that gave up, the picture may have been drawn, and billed.
  if (!isOwn && (status === 502 || status === 504)) throw new Error(`${vendor}: HTTP ${status}`)
  if (status >= 300) {
    const refusal = refusalOf(vendor, answer)
    throw refusal.kind !== 'refused' && isDeclinedBy(answer)
      ? new Declined(refusal, answer)
      : refusal
  }
  if (!Made.safeParse(answer.json).success)
    throw new ProviderError('outcome-unknown', tell('vendor-answer-unusable', { vendor }))
  return answer
}

function refusalOf(vendor: string, answer: Answer): ProviderError {
  const codes = errorCodes(answer).join(' ')
  const text = errorText(answer)
  if (REFUSED.test(codes)) return contentRefused(vendor, text)
  // Said with 429, like haste; it does not pass by itself.
  if (/insufficient_quota|billing/.test(codes))
    return new ProviderError('misconfigured', tell('vendor-out-of-credit', { vendor }))
  const refusal = refusalOfAll(vendor, answer)
  if (refusal) return refusal
  if (answer.status === 403) return keyRefused(vendor, answer)
  if (answer.status >= 500) return failedAtVendor(vendor, answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor, text }))
}

/** The picture itself, or where it lies; whichever a server answers with. */
async function pictureIn(
  { json }: Answer,
  { vendor, baseUrl }: { vendor: string; baseUrl: string },
  { aspectRatio }: IllustrateRequest,
  options: CallOptions,
): Promise<Illustration> {
  const { folder, signal } = options
  const unusable = tell('vendor-answer-unusable', { vendor })
  const [made] = Made.parse(json).data
  const path = join(folder, 'delivered')
  if (made?.b64_json) await writeFile(path, Buffer.from(withoutPrefix(made.b64_json), 'base64'))
  else if (made?.url?.startsWith('data:'))
    await writeFile(path, Buffer.from(withoutPrefix(made.url), 'base64'))
  else if (made?.url) {
    const url = made.url
    const file = { url, path, hosts: HOSTS, baseUrl, maxBytes: PICTURE_MAX_BYTES, signal }
    await fetchFile(file).catch((error: unknown) => {
      signal.throwIfAborted()
      // It was drawn, so it is not asked for again.
      throw new ProviderError('outcome-unknown', unusable, { cause: error })
    })
  } else throw new ProviderError('outcome-unknown', unusable)
  return await exactPicture(path, aspectRatio, options).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new ProviderError('outcome-unknown', unusable, { cause: error })
  })
}

function withoutPrefix(base64: string): string {
  return base64.replace(/^data:[^,]*,/, '')
}
