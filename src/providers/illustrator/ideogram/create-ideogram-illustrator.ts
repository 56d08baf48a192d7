import { join } from 'node:path'
import { z } from 'zod'
import { DRAWN_RATIOS, type DrawnRatio } from '#contract/options.ts'
import { tell } from '#contract/words/told.ts'
import type { CallOptions } from '../../call-options.ts'
import type { Answer } from '../../http/ask.ts'
import { FileGoneError, fetchFile } from '../../http/fetch-file.ts'
import {
  askFree,
  asMultipart,
  contentRefused,
  errorText,
  failedAtVendor,
  type Part,
  post,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Standing } from '../../vendor-work.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import { exactPicture, referencePicture } from '../exact-picture.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from '../illustrator-provider.ts'

const NAME = 'Ideogram'
const HOSTS = ['ideogram.ai']
const TIMEOUT_MS = 90_000
const FILE_MAX_BYTES = 30_000_000
const SEED_MAX = 2_147_483_647
/** Ten are allowed at once; another installation may use the same key. */
const AT_ONCE = 8
/** Between the pictures of a batch. */
const PAUSE_MS = 1000

/** Rendering speed and price (millionths of a US dollar an image) of each model, as ideogram.ai has them in 2026. */
const MODELS: Record<string, { speed: string; microUsd: number }> = {
  'v3-turbo': { speed: 'TURBO', microUsd: 30_000 },
  'v3-default': { speed: 'DEFAULT', microUsd: 60_000 },
  'v3-quality': { speed: 'QUALITY', microUsd: 90_000 },
}

/** One picture as the answer tells it. The vendor's link is only good for a while, and never what is kept. */
const Picture = z.object({
  url: z.string().nullish(),
  is_image_safe: z.boolean().catch(true),
  seed: z.number().nullish(),
})
const Generated = z.object({ data: z.array(Picture).min(1) })
const Kept = z.object({ url: z.string(), aspectRatio: z.enum(DRAWN_RATIOS) })

/**
 * Ideogram 3.0 (developer.ideogram.ai). It bills with its answer and has neither an idempotency key nor a way to look
 * something up: so the answer is kept at once, as a handle, and the picture fetched after that.
 */
export function createIdeogramIllustrator(settings: VendorSettings): IllustratorProvider {
  const { baseUrl, key, model } = settings
  return {
    name: `ideogram:${model}`,
    builtIn: false,
    safeToRepeat: false,
    pauseBetweenMs: PAUSE_MS,
    can: { negativePrompt: true, references: true },
    limits: limitsOf('ideogram', settings, { atOnce: AT_ONCE }),
    async start(request, { send, signal }) {
      if (request.prompt.trim() === '') throw new ProviderError('refused', tell('prompt-empty'))
      signal.throwIfAborted()
      const { speed, microUsd } = modelOf(model)
      const asked = await asMultipart(await partsOf(request, speed), { 'api-key': key })
      const { url } = await send(async (call) => {
        const answer = await post(NAME, `${baseUrl}/v1/ideogram-v3/generate`, {
          ...asked,
          signal,
          timeoutMs: TIMEOUT_MS,
        })
        return pictureIn(answer, (count) => call.costs(microUsd * count))
      })
      // What is held back was drawn all the same, and may be billed.
      if (url === null)
        throw new ProviderError('refused', tell('picture-withheld', { vendor: NAME }))
      return { handle: { url, aspectRatio: request.aspectRatio }, firstCheckMs: 0 }
    },
    check: (handle, options) => fetched(Kept.parse(handle), baseUrl, options),
  }
}

function modelOf(model: string): { speed: string; microUsd: number } {
  const found = MODELS[model]
  if (found) return found
  const text = `There is no model ${model}, but ${Object.keys(MODELS).join(', ')}`
  throw new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor: NAME, text }))
}

async function partsOf(
  { prompt, aspectRatio, style, seed, negativePrompt, referencePaths = [] }: IllustrateRequest,
  speed: string,
): Promise<Part[]> {
  const references: Part[] = []
  for (const path of referencePaths)
    references.push(['style_reference_images', await referencePicture(path)])
  return [
    ['prompt', prompt],
    ['aspect_ratio', aspectRatio.replace('/', 'x')],
    ['rendering_speed', speed],
    // The storyboard's prompt is what the user edits; nobody else rewrites it.
    ['magic_prompt', 'OFF'],
    ...(negativePrompt ? [['negative_prompt', negativePrompt] satisfies Part] : []),
    ['style_type', style],
    ['seed', String(Math.abs(Math.trunc(seed)) % SEED_MAX)],
    ['num_images', '1'],
    ...references,
  ]
}

/**
 * @param onDrawn told how many pictures there are, whatever becomes of them
 * @returns no address of one that is held back as unsafe
 * @throws ProviderError when nothing was made; Error when nobody can say
 */
function pictureIn(answer: Answer, onDrawn: (count: number) => void): { url: string | null } {
  const { status } = answer
  const refusal = refusalOfAll(NAME, answer)
  if (refusal) throw refusal
  if (status === 422) throw contentRefused(NAME, errorText(answer))
  if (status === 500 || status === 503) throw failedAtVendor(NAME, answer)
  if (status === 400 || status === 403 || status === 404) {
    const told = tell('vendor-settings-wrong', { vendor: NAME, text: errorText(answer) })
    throw new ProviderError('misconfigured', told)
  }
  // Behind a gateway that gave up, and after anything else, it may have been drawn, and billed.
  if (status !== 200) throw new Error(`Ideogram answered with HTTP ${status}.`)
  const { data } = Generated.parse(answer.json)
  onDrawn(data.length)
  // One is asked for; should more come, the first that may be shown is taken.
  const picture = data.find(({ url, is_image_safe }) => url && is_image_safe) ?? data[0]
  if (picture && !picture.is_image_safe) return { url: null }
  if (picture?.url) return { url: picture.url }
  throw new ProviderError('outcome-unknown', tell('vendor-answer-unusable', { vendor: NAME }))
}

async function fetched(
  { url, aspectRatio }: { url: string; aspectRatio: DrawnRatio },
  baseUrl: string,
  { folder, signal }: CallOptions,
): Promise<Standing<Illustration>> {
  const path = join(folder, 'vendor-picture')
  try {
    await fetchFile({ url, path, hosts: HOSTS, baseUrl, maxBytes: FILE_MAX_BYTES, signal })
    return { state: 'succeeded', result: await exactPicture(path, aspectRatio, { folder, signal }) }
  } catch (error) {
    if (error instanceof FileGoneError) return { state: 'failed', reason: tell('result-gone') }
    if (error instanceof ProviderError) return { state: 'failed', reason: error.told }
    throw error
  }
}

/** Asks for a picture without a prompt, which is refused, and free: with a wrong key in other words. @throws ProviderError */
export async function tryIdeogram(
  { baseUrl, key, model }: VendorSettings,
  signal: AbortSignal,
): Promise<void> {
  const asked = await asMultipart([['rendering_speed', modelOf(model).speed]], { 'api-key': key })
  const url = `${baseUrl}/v1/ideogram-v3/generate`
  const answer = await askFree(NAME, url, { method: 'POST', ...asked, signal })
  const refusal = refusalOfAll(NAME, answer)
  if (refusal) throw refusal
  if (answer.status !== 400 && answer.status !== 422) throw failedAtVendor(NAME, answer)
}
