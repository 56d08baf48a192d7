import { type Answer, ask } from '../../http/ask.ts'
import { History, type HistoryItem } from './answers.ts'

/** Our clock and the vendor's may differ by so much. */
const SKEW_S = 10
/** How long after a call its item may still be missing: it may be spoken still, or not yet be listed. */
const LISTED_AFTER_MS = 90_000
const PAGES_MAX = 5
const PAGE_SIZE = 100

export type Wanted = {
  sentAt: Date
  text: string
  modelId: string
  /** Any of them may have spoken it. */
  voices: readonly string[]
}
type Vendor = { baseUrl: string; headers: Record<string, string>; signal: AbortSignal }

/**
 * Finds what became of a call among what the vendor has spoken: it knows no name of ours for it, but keeps voice,
 * model, text and time.
 * @returns null when the vendor never had it.
 * @throws when that is not certain yet
 */
export async function findInHistory(vendor: Vendor, wanted: Wanted): Promise<HistoryItem | null> {
  const sentAtS = wanted.sentAt.getTime() / 1000
  let after: string | null = null
  for (let page = 0; page < PAGES_MAX; page++) {
    const { history, has_more, last_history_item_id } = await readPage(vendor, wanted, after)
    const found = history.find(
      (item) =>
        item.text === wanted.text &&
        wanted.voices.includes(item.voice_id ?? '') &&
        (item.model_id ?? wanted.modelId) === wanted.modelId &&
        item.date_unix >= Math.floor(sentAtS) - SKEW_S,
    )
    if (found) return found
    after = last_history_item_id ?? null
    if (!has_more || !after) {
      if (Date.now() - wanted.sentAt.getTime() > LISTED_AFTER_MS) return null
      throw new Error('The call is not in the history yet.')
    }
  }
  throw new Error('The history is longer than is read of it.')
}

async function readPage(
  { baseUrl, headers, signal }: Vendor,
  { sentAt, modelId }: Wanted,
  after: string | null,
) {
  const query = new URLSearchParams({
    page_size: String(PAGE_SIZE),
    source: 'TTS',
    model_id: modelId,
    date_after_unix: String(Math.floor(sentAt.getTime() / 1000) - SKEW_S),
    ...(after && { start_after_history_item_id: after }),
  })
  const answer = await ask(`${baseUrl}/v1/history?${String(query)}`, { headers, signal })
  return History.parse(successOf(answer))
}

function successOf({ status, json }: Answer): unknown {
  if (status !== 200) throw new Error(`The history was answered with HTTP ${status}.`)
  return json
}
