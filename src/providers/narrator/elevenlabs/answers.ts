import { z } from 'zod'
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
