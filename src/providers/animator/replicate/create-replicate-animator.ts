import type { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { SentCall } from '../../call-options.ts'
import { type Answer, ask } from '../../http/ask.ts'
import { asJson, askFree, errorText, post, refusalOfAll } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Standing, Started } from '../../vendor-work.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import type { AnimatedClip, AnimateRequest, AnimatorProvider } from '../animator-provider.ts'
import { fetchClip, startPicture } from '../clip-files.ts'
import {
  costOf,
  errorOf,
  Files,
  inputOf,
  outputOf,
  Prediction,
  Predictions,
  UploadedFile,
  WebhookSecret,
} from './predictions.ts'

const NAME = 'Replicate'
const HOSTS = ['replicate.delivery']
const EXPECTED_MS = 180_000
/** Between the clips of a batch. */
const PAUSE_MS = 2000
const QUESTION_MS = 15_000
/** A prediction that is not listed by then was never made. */
const LISTED_WITHIN_MS = 10 * 60_000
/** So far may the clocks be apart. */
const CLOCKS_APART_MS = 60_000
/** Of a list, so many are read; what is not on them may still have been made. */
const PAGES_MAX = 10

/**
 * Kling on Replicate (replicate.com/docs/reference/http). The picture is uploaded under the id of our call, so that
 * a prediction whose answer was lost is found by the picture it was begun with: Replicate has no idempotency key.
 */
export function createReplicateAnimator(settings: VendorSettings): AnimatorProvider {
  const { baseUrl, key, model } = settings
  const headers = { authorization: `Bearer ${key}` }
  const get = async <Shape extends z.ZodType>(path: string, shape: Shape, signal: AbortSignal) => {
    const answer = await ask(`${baseUrl}${path}`, { headers, signal, timeoutMs: QUESTION_MS })
    if (answer.status !== 200) throw new Error(`Replicate answered with ${errorText(answer)}`)
    return shape.parse(answer.json)
  }

  /** The first of a list that is meant, page after page. @throws Error when the list is longer than is read of it */
  async function findListed<Item>(
    path: string,
    shape: z.ZodType<{ next?: string | null | undefined; results: Item[] }>,
    isMeant: (item: Item) => boolean,
    signal: AbortSignal,
  ): Promise<Item | undefined> {
    let address = path
    for (let page = 0; page < PAGES_MAX; page++) {
      const { next, results } = await get(address, shape, signal)
      const found = results.find(isMeant)
      if (found || !next) return found
      // The key goes to no other host than before.
      address = `${path.split('?', 1)[0]}${new URL(next, baseUrl).search}`
    }
    throw new Error('The list of Replicate is longer than is read of it.')
  }

  async function begin(
    call: SentCall,
    request: AnimateRequest,
    picture: Buffer,
    signal: AbortSignal,
  ): Promise<Started<AnimatedClip>> {
    const startImage = await upload(call.id, picture, signal)
    const body = {
      input: inputOf(model, request, startImage),
      ...(call.callback && { webhook: call.callback, webhook_events_filter: ['completed'] }),
    }
    const address = `${baseUrl}/models/${model}/predictions`
    const answer = await post(NAME, address, { ...asJson(body, headers), signal })
    refuse(answer)
    call.costs(costOf(model, request.durationMs))
    return { handle: { id: Prediction.parse(answer.json).id }, expectedDurationMs: EXPECTED_MS }
  }

  /** Free, and without it nothing can have been begun. */
  async function upload(callId: string, picture: Buffer, signal: AbortSignal): Promise<string> {
    const form = new FormData()
    form.append(
      'content',
      new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }),
      `${callId}.jpg`,
    )
    const multipart = new Response(form)
    const type = multipart.headers.get('content-type') ?? ''
    const body = new Uint8Array(await multipart.arrayBuffer())
    try {
      const upload = { headers: { ...headers, 'content-type': type }, body, signal }
      const answer = await post(NAME, `${baseUrl}/files`, upload)
      const refusal = refusalOfAll(NAME, answer)
      if (refusal) throw refusal
      return UploadedFile.parse(answer.json).urls.get
    } catch (error) {
      if (error instanceof ProviderError || signal.aborted) throw error
      throw new ProviderError('unavailable', tell('vendor-unreachable', { vendor: NAME }), {
        cause: error,
      })
    }
  }

  return {
    name: `replicate:${model}`,
    builtIn: false,
    safeToRepeat: false,
    pauseBetweenMs: PAUSE_MS,
    expectedDurationMs: EXPECTED_MS,
    limits: limitsOf('replicate', settings, { atOnce: 10, perMinute: 300 }),
    async start(request, { send, signal }) {
      const picture = await startPicture(request.imagePath)
      signal.throwIfAborted()
      return await send((call) => begin(call, request, picture, signal))
    },
    async check({ id }, options) {
      const path = `/predictions/${encodeURIComponent(String(id))}`
      return await standingOf(await get(path, Prediction, options.signal), baseUrl, options)
    },
    async stop({ id }, { signal }) {
      const path = `/predictions/${encodeURIComponent(String(id))}/cancel`
      const answer = await ask(`${baseUrl}${path}`, { method: 'POST', headers, signal })
      // One that has ended cannot be cancelled, and one that is gone need not be.
      if (answer.status >= 500) throw new Error(`Replicate answered with HTTP ${answer.status}.`)
    },
    async signingSecret(signal) {
      return (await get('/webhooks/default/secret', WebhookSecret, signal)).key
    },
    async lookUp({ id, sentAt, costs }, { durationMs }, { signal }) {
      const file = await findListed('/files', Files, ({ name }) => name === `${id}.jpg`, signal)
      const picture = file?.urls.get
      const after = new Date(sentAt.getTime() - CLOCKS_APART_MS).toISOString()
      const beganWith = ({ input }: Prediction) => input?.['start_image'] === picture
      const found =
        picture &&
        (await findListed(`/predictions?created_after=${after}`, Predictions, beganWith, signal))
      if (found) {
        costs?.(costOf(model, durationMs))
        return { handle: { id: found.id }, expectedDurationMs: EXPECTED_MS }
      }
      if (Date.now() - sentAt.getTime() > LISTED_WITHIN_MS) return null
      throw new Error('Replicate does not list the prediction yet.')
    },
  }
}

/** A network error or a 5xx says nothing of whether the prediction was made: it is left unknown. */
function refuse(answer: Answer): void {
  const { status } = answer
  if (status === 200 || status === 201 || status === 202) return
  const refusal = refusalOfAll(NAME, answer)
  if (refusal) throw refusal
  if (status >= 500) throw new Error(`Replicate answered with HTTP ${status}.`)
  const told = tell('vendor-settings-wrong', { vendor: NAME, text: errorText(answer) })
  throw new ProviderError('misconfigured', told)
}

async function standingOf(
  prediction: Prediction,
  baseUrl: string,
  options: Parameters<typeof fetchClip>[1],
): Promise<Standing<AnimatedClip>> {
  switch (prediction.status) {
    case 'starting':
    case 'processing':
      return { state: 'processing' }
    case 'succeeded': {
      const url = outputOf(prediction)
      if (!url) return { state: 'failed', reason: tell('result-gone') }
      return await fetchClip({ url, hosts: HOSTS, baseUrl }, options)
    }
    // failed, canceled, aborted, and whatever else there will be that does not go on.
    default:
      return { state: 'failed', reason: errorOf(prediction) }
  }
}

/** Asks for the account, which costs nothing. @throws ProviderError */
export async function tryReplicate(
  { baseUrl, key }: VendorSettings,
  signal: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  refuse(await askFree(NAME, `${baseUrl}/account`, { headers, signal }))
}
