import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { SentCall } from '../../call-options.ts'
import { type Answer, ask } from '../../http/ask.ts'
import { asJson, askFree, errorText, post } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Standing, Started } from '../../vendor-work.ts'
import { limitsOf, type VendorSettings } from '../../vendors.ts'
import type { AnimatedClip, AnimateRequest, AnimatorProvider } from '../animator-provider.ts'
import { fetchClip, startPicture } from '../clip-files.ts'
import {
  costOf,
  Envelope,
  isUnknownTask,
  NAME,
  refusalOf,
  Task,
  taskOf,
  tokenOf,
} from './answers.ts'

/** Where Kling delivers from. */
const HOSTS = ['klingai.com', 'kling.ai', 'kwaicdn.com', 'kwimgs.com', 'ksyuncs.com']
const EXPECTED_MS = 180_000
/** Between the clips of a batch. */
const PAUSE_MS = 2000
const QUESTION_MS = 15_000
const PAGE_SIZE = 100
/** Of the list, so many are read; what is not on them may still have been made. */
const PAGES_MAX = 10
/** A task that is not listed by then was never made. */
const LISTED_WITHIN_MS = 10 * 60_000

/**
 * Kling's own API, endpoint image2video. A task carries the id of our call as `external_task_id`: a second task
 * under the same one would still be billed, but one whose answer was lost is found by it.
 */
export function createKlingAnimator(settings: VendorSettings): AnimatorProvider {
  const { key, model } = settings
  const tasks = `${settings.baseUrl}/v1/videos/image2video`
  const headers = () => ({ authorization: `Bearer ${tokenOf(key)}` })
  const question = async (url: string, signal: AbortSignal) =>
    await ask(url, { headers: headers(), signal, timeoutMs: QUESTION_MS })

  async function begin(
    call: SentCall,
    request: AnimateRequest,
    picture: Buffer,
    signal: AbortSignal,
  ): Promise<Started<AnimatedClip>> {
    const body = taskOf(model, request, picture, call)
    const answer = await post(NAME, tasks, { ...asJson(body, headers()), signal })
    const { task_id: id } = Task.parse(dataOf(answer))
    call.costs(costOf(request.durationMs))
    return { handle: { id }, expectedDurationMs: EXPECTED_MS }
  }

  return {
    name: `kling:${model}`,
    builtIn: false,
    safeToRepeat: false,
    pauseBetweenMs: PAUSE_MS,
    expectedDurationMs: EXPECTED_MS,
    limits: limitsOf('kling', settings, { atOnce: 3 }),
    async start(request, { send, signal }) {
      const picture = await startPicture(request.imagePath)
      signal.throwIfAborted()
      return await send((call) => begin(call, request, picture, signal))
    },
    async check({ id }, options) {
      const answer = await question(`${tasks}/${encodeURIComponent(String(id))}`, options.signal)
      if (isUnknownTask(answer)) return { state: 'failed', reason: tell('result-gone') }
      return await standingOf(Task.parse(dataOf(answer)), settings.baseUrl, options)
    },
    async lookUp({ id, sentAt, costs }, { durationMs }, { signal }) {
      const first = await pageOf(1, signal)
      let taskId = taskIn(first, id) ?? (await askedByOurId(id, signal))
      if (!taskId) {
        if (Date.now() - sentAt.getTime() <= LISTED_WITHIN_MS)
          throw new Error('Kling does not list the task yet.')
        taskId = await onLaterPages(id, first, signal)
      }
      if (!taskId) return null
      costs?.(costOf(durationMs))
      return { handle: { id: taskId }, expectedDurationMs: EXPECTED_MS }
    },
  }

  async function pageOf(number: number, signal: AbortSignal): Promise<Task[]> {
    const list = dataOf(await question(`${tasks}?pageNum=${number}&pageSize=${PAGE_SIZE}`, signal))
    return z.array(Task).parse(list)
  }

  /** @throws Error when the list is longer than is read of it */
  async function onLaterPages(id: string, first: Task[], signal: AbortSignal) {
    let page = first
    for (let number = 2; page.length >= PAGE_SIZE; number++) {
      if (number > PAGES_MAX) throw new Error('The list of Kling is longer than is read of it.')
      page = await pageOf(number, signal)
      const found = taskIn(page, id)
      if (found) return found
    }
    return null
  }

  /** Not every list tells our ids, and not every endpoint takes them. */
  async function askedByOurId(id: string, signal: AbortSignal): Promise<string | null> {
    const answer = await question(`${tasks}/${encodeURIComponent(id)}`, signal)
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`Kling answered with HTTP ${answer.status}.`)
    const { data } = Envelope.safeParse(answer.json).data ?? {}
    return Task.safeParse(data).data?.task_id ?? null
  }
}

function taskIn(page: readonly Task[], ourId: string): string | null {
  return page.find(({ task_info: info }) => info?.external_task_id === ourId)?.task_id ?? null
}

/** @throws ProviderError when it says no; Error when it is no answer, which leaves a call unknown. */
function dataOf(answer: Answer): unknown {
  const refusal = refusalOf(answer)
  if (refusal) throw refusal
  const envelope = Envelope.safeParse(answer.json).data
  if (envelope?.code === 0 && answer.status < 300) return envelope.data
  throw new Error(`Kling answered with ${errorText(answer)}`)
}

async function standingOf(
  task: Task,
  baseUrl: string,
  options: Parameters<typeof fetchClip>[1],
): Promise<Standing<AnimatedClip>> {
  switch (task.task_status) {
    case 'submitted':
    case 'processing':
      return { state: 'processing' }
    // Spelled in one way by the older endpoints, in the other by the newer.
    case 'succeed':
    case 'succeeded': {
      const url = task.task_result?.videos[0]?.url
      if (!url) return { state: 'failed', reason: tell('result-gone') }
      return await fetchClip({ url, hosts: HOSTS, baseUrl }, options)
    }
    default:
      return { state: 'failed', reason: task.task_status_msg?.trim() || null }
  }
}

/** Lists tasks, which costs nothing. @throws ProviderError */
export async function tryKling(
  { baseUrl, key }: VendorSettings,
  signal: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(key)}` }
  const url = `${baseUrl}/v1/videos/image2video?pageNum=1&pageSize=1`
  const answer = await askFree(NAME, url, { headers, signal })
  const refusal = refusalOf(answer)
  if (refusal) throw refusal
  if (Envelope.safeParse(answer.json).data?.code !== 0) {
    throw new ProviderError('unavailable', tell('vendor-answer-unusable', { vendor: NAME }))
  }
}
