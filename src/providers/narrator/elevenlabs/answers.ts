import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { Answer } from '../../http/ask.ts'
import {
  contentRefused,
  errorText,
  failedAtVendor,
  keyRefused,
  outOfCredit,
  refusalOfAll,
} from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import type { TimedPart } from '../captions/times-of-parts.ts'

const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})

/** Of what was written. The one of what was said (`normalized_alignment`) has numbers spelled out. */
const OfText = z.union([Alignment, z.null()]).optional().catch(null)

export const Speech = z.object({ audio_base64: z.string().min(1), alignment: OfText })

export const HistoryItem = z.object({
  history_item_id: z.string(),
  voice_id: z.string().nullish(),
  model_id: z.string().nullish(),
  text: z.string().nullish(),
  date_unix: z.number(),
  alignments: z.object({ alignment: OfText }).nullish().catch(null),
})
export type HistoryItem = z.infer<typeof HistoryItem>

export const History = z.object({
  history: z.array(HistoryItem),
  has_more: z.boolean().nullish(),
  last_history_item_id: z.string().nullish(),
})

export const Voices = z.object({ voices: z.array(z.object({ voice_id: z.string() })) })

/** The vendor's characters and times; null when they do not even belong together. */
export function partsOf(alignment: z.infer<typeof OfText>): TimedPart[] | null {
  if (!alignment) return null
  const { characters, character_start_times_seconds: starts } = alignment
  const ends = alignment.character_end_times_seconds
  if (characters.length !== starts.length || characters.length !== ends.length) return null
  return characters.map((text, at) => ({
    text,
    startMs: (starts[at] ?? 0) * 1000,
    endMs: (ends[at] ?? 0) * 1000,
  }))
}

export const VENDOR = 'ElevenLabs'

/** What an answer that is no success means. Such a request is not billed. */
export function refusalOf(answer: Answer): ProviderError {
  const code = codeOf(answer.json)
  switch (code) {
    case 'quota_exceeded':
      return outOfCredit(VENDOR, answer)
    case 'voice_not_found':
      return new ProviderError('unsupported', tell('voice-not-offered', { vendor: VENDOR }))
    case 'paid_plan_required':
      return new ProviderError('unsupported', tell('voice-not-in-plan', { vendor: VENDOR }))
    case 'invalid_api_key':
    case 'missing_permissions':
    case 'needs_authorization':
    case 'detected_unusual_activity':
      return keyRefused(VENDOR, answer)
    case 'max_character_limit_exceeded':
    case 'text_too_long':
      return new ProviderError('unsupported', contentRefused(VENDOR, errorText(answer)).told)
  }
  const common = refusalOfAll(VENDOR, answer)
  if (common) return common
  if (answer.status === 404)
    return new ProviderError('unsupported', tell('voice-not-offered', { vendor: VENDOR }))
  // Also what a plan does not include ('only_for_creator+') is told in the vendor's words.
  if (answer.status === 403) return contentRefused(VENDOR, errorText(answer))
  if (answer.status >= 500) return failedAtVendor(VENDOR, answer)
  const text = errorText(answer)
  return new ProviderError('misconfigured', tell('vendor-settings-wrong', { vendor: VENDOR, text }))
}

/** The vendor has had four shapes: a list, a sentence, and an object with `status` (old) or `code` (new). */
function codeOf(json: unknown): string | null {
  const detail = fieldOf(json, 'detail')
  const status = fieldOf(detail, 'status')
  for (const one of [fieldOf(detail, 'code'), status]) {
    if (typeof one === 'string' && one !== '') return one
    if (typeof one === 'number') return String(one)
  }
  return null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined
}
