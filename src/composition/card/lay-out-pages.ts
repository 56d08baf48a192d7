import type { CardPages } from '#contract/asset.ts'
import type { AspectRatio, ImageStyle } from '#contract/options.ts'
import { isRightToLeft } from '../caption-script.ts'
import type { Card } from './card.ts'
import { cardParts } from './card-parts.ts'
import { type Told, textsOf } from './choose-card.ts'
import type { MeasureCard } from './fit-text.ts'
import { type CardLayout, layOutCard } from './lay-out-card.ts'
import { lettersOf } from './letters.ts'
import { phrasesOf, scriptOf } from './spoken-words.ts'
import { tellInCards } from './tell-in-cards.ts'
import { spaced } from './trimmed.ts'

const ENTRIES: Record<ImageStyle, CardPages['entry']> = {
  AUTO: 'wipe',
  GENERAL: 'fade',
  REALISTIC: 'fade',
  DESIGN: 'stamp',
}
/** Of the smallest text; below this it is no longer read at a glance. */
const READABLE = 0.85

type Frame = { style: ImageStyle; aspectRatio: AspectRatio }

/** Sets what a scene says on as many pages as it takes, no word of them smaller than can be read. */
export function layOutPages(
  text: string,
  told: Told,
  frame: Frame,
  measure: MeasureCard,
): { layouts: CardLayout[]; pages: CardPages } {
  const isReadable = (card: Card) => isLegible(layOutCard(card, frame, measure))
  const cards = tellInCards(text, told, isReadable)
  const layouts = cards.map(({ card }) => layOutCard(card, frame, measure))
  let before = 0
  const pages = cards.map((one, index) => {
    const at = before
    before += lettersOf(one.text).length
    return { at, parts: cardParts(layouts[index] as CardLayout, one.text, at, measure) }
  })
  const isWhole = cards.every((one) => showsAll(one.card, one.text))
  const letters = lettersOf(spaced(text)).length
  // Words that are written from the right are not wiped in from the left.
  const entry = isRightToLeft(text) ? 'fade' : ENTRIES[frame.style]
  return { layouts, pages: { letters, isWhole, entry, pages } }
}

function isLegible({ marks, frame }: CardLayout): boolean {
  return marks.every(
    (mark) =>
      mark.kind !== 'text' ||
      (mark.size >= frame.smallest * READABLE && mark.y <= frame.area.y1 * frame.height),
  )
}

function showsAll(card: Card, text: string): boolean {
  const shown = textsOf(card)
  if (scriptOf(text) === 'ja') {
    const letters = shown.map(lettersOf).join(' ')
    return phrasesOf(text).every((phrase) => letters.includes(lettersOf(phrase)))
  }
  const words = new Set(shown.flatMap(wordsOf))
  return wordsOf(text).every((word) => words.has(word))
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).map(lettersOf).filter(Boolean)
}
