import { isWrittenWithoutSpaces } from './caption-script.ts'
import { type LineUnit, wrapLines } from './wrap-lines.ts'
import type { Word } from './word.ts'

const MOST_LINES = 2
const MOST_WORDS = 7
const CLAUSE_WORDS = 3
const PAUSE_MS = 500
const HOLD_MS = 500
/** A word may shrink to this share of the caption's size before it is broken. */
export const SMALLEST_SHRINK = 0.6

/** What is on screen at once. Times count from the scene's start. */
export type WordPage = { startMs: number; endMs: number; lines: TimedUnit[][] }
export type TimedUnit = LineUnit & Word

/**
 * Divides words into pages of at most two lines. A page ends with its sentence, at a pause, at a comma
 * once it holds a few words, and where its lines are full; it stays until the next, or half a second.
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
  const spaced = !isWrittenWithoutSpaces(language)
  const space = spaced ? widthOf(' ') : 0
  const units = words.flatMap((word) => unitsOf(word, language, widthOf, widest))
  const groups: TimedUnit[][] = []
  let group: TimedUnit[] = []
  for (const [index, unit] of units.entries()) {
    group.push(unit)
    const next = units[index + 1]
    const full = next && wrapLines([...group, next], space, widest).length > MOST_LINES
    if (!next || full || endsPage(group, next, spaced)) {
      groups.push(group)
      group = []
    }
  }
  return groups.map((units, index) => {
    const startMs = units[0]?.startMs ?? 0
    const nextMs = groups[index + 1]?.[0]?.startMs ?? endMs
    const spokenMs = units.at(-1)?.endMs ?? 0
    const lines = wrapLines(units, space, widest)
    return { startMs, endMs: Math.min(nextMs, spokenMs + HOLD_MS, endMs), lines }
  })
}

function endsPage(group: TimedUnit[], next: TimedUnit, spaced: boolean): boolean {
  const last = group.at(-1)
  if (!last || last.isContinued) return false
  if (/[.!?。！？…؟।][\p{Pe}\p{Pf}"']*$/u.test(last.text)) return true
  if (next.startMs - last.endMs >= PAUSE_MS) return true
  if (spaced && group.length >= MOST_WORDS) return true
  return group.length >= CLAUSE_WORDS && /[,;:、，،–—]$/u.test(last.text)
}

/** A word that no line can hold becomes several units with the word's own times. */
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
  return texts.map((text, index) => ({
    ...word,
    text,
    width: widthOf(text),
    isContinued: index < texts.length - 1,
  }))
}
