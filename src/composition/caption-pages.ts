import type { Word } from '#contract/asset.ts'
import { isWrittenWithoutSpaces } from './caption-script.ts'
import { endsSentence } from './sentences.ts'
import { type LineUnit, lineWidth, smallestThat, wrapLines } from './wrap-lines.ts'

const MOST_LINES = 2
const MOST_UNITS = 8
const CLAUSE_WORDS = 3
const PAUSE_MS = 500
const HOLD_MS = 500
/** A word may shrink to this share of the caption's size before it is broken. */
export const SMALLEST_SHRINK = 0.6

/** What is on screen at once. Times count from the scene's start. */
export type WordPage = { startMs: number; endMs: number; lines: TimedUnit[][] }
export type TimedUnit = LineUnit & Word

/**
 * Divides words into pages of at most two lines. A page ends with its sentence, at a pause, and at a comma
 * once it holds a few words; what is still too long for a page is divided evenly. A page stays until the
 * next, or half a second.
 *
 * @param widthOf width of a text in any unit; @param widest of a line, in the same unit.
 * @param endMs when the scene ends: no page stays longer.
 */
export function pagesOf(
  words: Word[],
  language: string,
  widthOf: (text: string) => number,
  widest: number,
  endMs: number,
): WordPage[] {
  const space = isWrittenWithoutSpaces(language) ? 0 : widthOf(' ')
  const units = words.flatMap((word) => unitsOf(word, language, widthOf, widest))
  const groups = phrasesOf(units, language).flatMap((phrase) =>
    dividedEvenly(phrase, space, widest),
  )
  return groups.map((group, index) => {
    const startMs = group[0]?.startMs ?? 0
    const nextMs = groups[index + 1]?.[0]?.startMs ?? endMs
    const spokenMs = group.at(-1)?.endMs ?? 0
    const lines = wrapLines(group, space, widest)
    return { startMs, endMs: Math.min(nextMs, spokenMs + HOLD_MS, endMs), lines }
  })
}

function phrasesOf(units: TimedUnit[], language: string): TimedUnit[][] {
  const phrases: TimedUnit[][] = []
  let phrase: TimedUnit[] = []
  for (const [index, unit] of units.entries()) {
    phrase.push(unit)
    const next = units[index + 1]
    if (next && !endsPhrase(phrase, next, language)) continue
    phrases.push(phrase)
    phrase = []
  }
  return phrases
}

function endsPhrase(phrase: TimedUnit[], next: TimedUnit, language: string): boolean {
  const last = phrase.at(-1)
  if (!last || last.isContinued) return false
  if (endsSentence(last.text, next.text, language)) return true
  if (next.startMs - last.endMs >= PAUSE_MS) return true
  return phrase.length >= CLAUSE_WORDS && /[,;:、，،–—]$/u.test(last.text)
}

/** As few pages as hold a phrase, and of those divisions the one whose fullest page is the least full. */
function dividedEvenly(phrase: TimedUnit[], space: number, widest: number): TimedUnit[][] {
  const tight = filledPages(phrase, space, widest, Number.POSITIVE_INFINITY)
  if (tight.length === 1) return tight
  const least = smallestThat(
    (most) => filledPages(phrase, space, widest, most).length <= tight.length,
    lineWidth(phrase, space),
  )
  return filledPages(phrase, space, widest, least)
}

function filledPages(
  units: TimedUnit[],
  space: number,
  widest: number,
  most: number,
): TimedUnit[][] {
  const pages: TimedUnit[][] = []
  for (const unit of units) {
    const page = pages.at(-1)
    const longer = [...(page ?? []), unit]
    const fits =
      longer.length <= MOST_UNITS &&
      lineWidth(longer, space) <= most &&
      wrapLines(longer, space, widest).length <= MOST_LINES
    if (page && fits) page.push(unit)
    else pages.push([unit])
  }
  return pages
}

/** A word that no line can hold becomes several units, which share its time by their letters. */
function unitsOf(
  word: Word,
  language: string,
  widthOf: (text: string) => number,
  widest: number,
): TimedUnit[] {
  const limit = isWrittenWithoutSpaces(language) ? widest : widest / SMALLEST_SHRINK
  const width = widthOf(word.text)
  if (width <= limit) return [{ ...word, width, isContinued: false }]
  const granularity = isWrittenWithoutSpaces(language) ? 'word' : 'grapheme'
  const texts: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity }).segment(word.text)) {
    const last = texts.length - 1
    const longer = (texts[last] ?? '') + segment
    if (last >= 0 && widthOf(longer) <= widest) texts[last] = longer
    else texts.push(segment)
  }
  const perLetter = (word.endMs - word.startMs) / word.text.length
  let startMs = word.startMs
  return texts.map((text, index) => {
    const endMs = startMs + text.length * perLetter
    const isContinued = index < texts.length - 1
    const unit = { text, startMs, endMs, width: widthOf(text), isContinued }
    startMs = endMs
    return unit
  })
}
