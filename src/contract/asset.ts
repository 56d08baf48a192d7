import { z } from 'zod'

/** One spoken word (in Japanese and Chinese: one phrase unit) and when it sounds, from the start of its voice-over. */
export const Word = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })
export type Word = z.infer<typeof Word>

/** Shares of the card's width and height. */
const CardPart = z.object({
  /** Letters and digits of the scene's text that are said before it. */
  at: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type CardPart = z.infer<typeof CardPart>

/** How a word comes: written from left to right, out of the ground, or at once. */
const CARD_ENTRIES = ['wipe', 'fade', 'stamp'] as const

/**
 * A text card in time. Its sheet has a row for each page, at most `SHEET_ROWS` in a column of the sheet: beside each
 * other the page before its first word and with all of them.
 */
export const CardPages = z.object({
  /** Letters and digits of all that the scene says. */
  letters: z.number().int(),
  /** Every word that is said is on a page. */
  isWhole: z.boolean(),
  entry: z.enum(CARD_ENTRIES),
  pages: z.array(z.object({ at: z.number().int(), parts: z.array(CardPart) })),
})
export type CardPages = z.infer<typeof CardPages>

export const SHEET_ROWS = 8

/** One stored file as pages see it. `url` is for the signed-in owner only. */
export const Asset = z.object({
  id: z.uuid(),
  url: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  /** A picture of words set in type. */
  isTextCard: z.boolean(),
  /** A text card whose words come as they are said; null for one that stands still. */
  card: CardPages.extend({ sheetUrl: z.string() }).nullable(),
  /** Words of its prompt for what is not in the picture. */
  undrawn: z.array(z.string()),
  /** It was to be drawn after reference pictures, and its model cannot. */
  isWithoutReferences: z.boolean(),
  /** A clip in which only the camera moves; it was free. */
  isStill: z.boolean(),
  /** A small picture of it; null for a sound, and for a video that has none. */
  thumbnailUrl: z.string().nullable(),
})
export type Asset = z.infer<typeof Asset>

/** Short side of a video at 1080p, in pixels. */
export const SHARP_FROM_PX = 1080

/** Whether a picture is enlarged in a video at 1080p, and so looks softer than the rest of it. */
export function isSoft({ contentType, width, height }: Asset): boolean {
  if (!contentType.startsWith('image/') || width === null || height === null) return false
  return Math.min(width, height) < SHARP_FROM_PX
}
