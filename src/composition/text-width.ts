import type { CaptionFont } from './caption-font.ts'

/** Width of a text in em. The renderer and the browser measure real glyphs; data-only callers estimate. */
export type MeasureText = (text: string, font: CaptionFont) => number

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u
const NARROW = /[iljtfrI.,:;!'|()[\] ]/u
const BROAD = /[mwMWQO@%—…]/u
const CAPITAL = /\p{Lu}/u

/** An estimate on the generous side, from classes of letters of a bold sans serif. */
export function estimateWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

function widthOf(character: string): number {
  if (/\p{M}/u.test(character)) return 0
  if (WIDE.test(character)) return 1
  if (BROAD.test(character)) return 0.95
  if (NARROW.test(character)) return 0.4
  return CAPITAL.test(character) ? 0.76 : 0.66
}
