import { z } from 'zod'

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
export const CARD_ENTRIES = ['wipe', 'fade', 'stamp'] as const

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
