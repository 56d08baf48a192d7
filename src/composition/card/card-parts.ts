import type { CardPart } from '#contract/asset.ts'
import type { CardMark } from './card-marks.ts'
import type { MeasureCard } from './fit-text.ts'
import type { CardLayout } from './lay-out-card.ts'
import { lettersOf } from './letters.ts'
import { scriptOf } from './spoken-words.ts'

/** Of a size: what letters reach over their baseline and under it. */
const OVER = { latin: 0.83, vi: 0.98, ja: 0.9 }
const UNDER = 0.25
const SIDE = 0.05

/** The marks that stand from the page's first moment on. */
export function standingMarks(marks: CardMark[]): CardMark[] {
  return marks.filter(
    (mark) => mark.kind !== 'text' && mark.kind !== 'glyph' && !isUnderWords(mark),
  )
}

/**
 * Where a card's words stand and when each is said. What marks or carries a word comes with it.
 *
 * @param text that the card tells; @param before letters that were said before it.
 */
export function cardParts(
  { marks, frame }: CardLayout,
  text: string,
  before: number,
  measure: MeasureCard,
): CardPart[] {
  const said = new SaidText(text)
  const parts: CardPart[] = []
  let waiting: Box[] = []
  for (const mark of marks) {
    if (mark.kind === 'glyph') {
      const box = { x: mark.x, y: mark.y, width: mark.size, height: mark.size }
      const before = parts.at(-1)
      // An arrow points on from the words before it; a pin and a clock stand before theirs.
      if (mark.glyph === 'arrow' && before) parts.push({ at: before.at, ...shareOf(box, frame) })
      else waiting.push(box)
      continue
    }
    if (mark.kind !== 'text') {
      if (isUnderWords(mark)) waiting.push(mark)
      continue
    }
    waiting.push(boxOf(mark, measure))
    const letters = said.find(mark.text)
    // A numeral of a list is not said: it comes with the words after it.
    if (letters === null) continue
    parts.push(...waiting.map((box) => ({ at: before + letters, ...shareOf(box, frame) })))
    waiting = []
  }
  const last = parts.at(-1)?.at ?? before
  return [...parts, ...waiting.map((box) => ({ at: last, ...shareOf(box, frame) }))]
}

type Box = { x: number; y: number; width: number; height: number }

/** The stroke or block behind a key word, a handle or half a comparison. */
function isUnderWords(mark: CardMark): mark is Extract<CardMark, Box> {
  return mark.kind === 'wax' || (mark.kind === 'box' && mark.ink !== 'line' && mark.opacity === 1)
}

function boxOf(mark: Extract<CardMark, { kind: 'text' }>, measure: MeasureCard): Box {
  const { text, x, y, size, face } = mark
  return {
    x: x - SIDE * size,
    y: y - OVER[face.script] * size,
    width: (measure(text, face) + 2 * SIDE) * size,
    height: (OVER[face.script] + UNDER) * size,
  }
}

function shareOf(box: Box, frame: { width: number; height: number }): Box {
  const left = Math.max(0, box.x / frame.width)
  const top = Math.max(0, box.y / frame.height)
  return {
    x: round(left),
    y: round(top),
    width: round(Math.min(1, (box.x + box.width) / frame.width) - left),
    height: round(Math.min(1, (box.y + box.height) / frame.height) - top),
  }
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

/** Finds the words of a text one after another, each as often as it is said. */
class SaidText {
  readonly #letters: string
  readonly #starts: Set<number>
  #from = 0

  constructor(text: string) {
    this.#letters = lettersOf(text)
    this.#starts = scriptOf(text) === 'ja' ? new Set(this.#letters.split('').keys()) : starts(text)
  }

  /** @returns the letters before the word; null for what is not said. */
  find(word: string): number | null {
    const wanted = lettersOf(word)
    if (wanted === '') return null
    const found = this.#next(wanted, this.#from) ?? this.#next(wanted, 0)
    if (found !== null) this.#from = found + wanted.length
    return found
  }

  #next(wanted: string, from: number): number | null {
    let at = this.#letters.indexOf(wanted, from)
    while (at >= 0 && !this.#starts.has(at)) at = this.#letters.indexOf(wanted, at + 1)
    return at < 0 ? null : at
  }
}

function starts(text: string): Set<number> {
  let letters = 0
  return new Set(
    text.split(/[^\p{L}\p{N}]+/u).map((word) => {
      const start = letters
      letters += lettersOf(word).length
      return start
    }),
  )
}
