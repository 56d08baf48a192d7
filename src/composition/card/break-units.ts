import { LEANING } from './card-words.ts'
import { type CardScript, phrasesOf } from './spoken-words.ts'

/** What never breaks over two lines. */
export type BreakUnit = {
  text: string
  /** A space comes before the next one. */
  isSpaced: boolean
  /** No line ends with it. */
  leans: boolean
  isKey: boolean
}

export function breakUnits(text: string, script: CardScript, marksKey: boolean): BreakUnit[] {
  const parts = script === 'ja' ? japaneseParts(text) : text.split(/[ \n]+/u).filter(Boolean)
  const key = marksKey ? keyOf(parts, script) : -1
  return parts.map((part, index) => ({
    text: part,
    isSpaced: script !== 'ja',
    leans: LEANING.has(part.toLowerCase()) || /^\d+\.?$/u.test(part),
    isKey: index === key,
  }))
}

function japaneseParts(text: string): string[] {
  return phrasesOf(text.replace(/\s+/gu, ' ').trim())
}

/** The number, else a name, else the longest word; none where all are short or there is only one. */
function keyOf(parts: string[], script: CardScript): number {
  if (parts.length < 2) return -1
  const number = parts.findIndex((part) => /\d/u.test(part))
  if (number >= 0) return number
  const words = parts.map((part) => part.replace(/[^\p{L}]/gu, ''))
  const candidates = words
    .map((word, index) => ({ word, index }))
    .filter(({ word }) => isTelling(word, script))
  const names = candidates.filter(({ word, index }) => index > 0 && /^\p{Lu}/u.test(word))
  const [best] = (names.length > 0 ? names : candidates).toSorted(
    (one, other) => weightOf(other.word, script) - weightOf(one.word, script),
  )
  return best?.index ?? -1
}

/** In letters; of Japanese those that carry a meaning. */
function weightOf(word: string, script: CardScript): number {
  if (script !== 'ja') return word.length
  return word.replace(/\p{Script=Hiragana}/gu, '').length
}

function isTelling(word: string, script: CardScript): boolean {
  if (script === 'ja') return /[\p{Script=Han}\p{Script=Katakana}]/u.test(word)
  return word.length > 2 && !LEANING.has(word.toLowerCase())
}
