import type { WritingLanguage } from '#contract/options.ts'
import { pictureWordsIn } from '../../words/read-words.ts'
import type { PictureWords } from '../../words/schemas.ts'
import { formsOf, normalised, wordsOf } from './tokens.ts'

/** A stretch of the prompt: `at` counts words, or characters in Japanese. */
export type Found<Value> = { value: Value; at: number; length: number; term: string }

export type Vocabulary<Value> = { terms: Map<string, Value>; longest: number }

/** What terms stand for, and the terms. */
export type Entries<Value> = readonly (readonly [value: Value, terms: readonly string[]])[]

/** English words count in every language: prompts mix them freely. */
export function vocabularyOf<Value>(
  entriesOf: (words: PictureWords) => Entries<Value>,
  language: WritingLanguage,
): Vocabulary<Value> {
  const terms = new Map<string, Value>()
  for (const from of language === 'en' ? (['en'] as const) : ([language, 'en'] as const)) {
    for (const [value, given] of entriesOf(pictureWordsIn(from))) {
      for (const term of given.map(normalised)) if (!terms.has(term)) terms.set(term, value)
    }
  }
  const longest = Math.max(0, ...[...terms.keys()].map((term) => term.length))
  return { terms, longest }
}

/** All terms of some tables, whatever they stand for. */
export function anyOf(...tables: readonly Record<string, readonly string[]>[]): Entries<true> {
  return tables.flatMap((table) => Object.values(table).map((terms) => [true, terms] as const))
}

/** All terms of the vocabulary in the text, the longest first at each place, without overlaps. */
export function findWords<Value>(
  text: string,
  vocabulary: Vocabulary<Value>,
  language: WritingLanguage,
): Found<Value>[] {
  const look = (term: string) => vocabulary.terms.get(term)
  return language === 'ja'
    ? [
        ...findInCharacters(text, look, vocabulary.longest),
        ...findInWords(latinPart(text), look, 'en'),
      ]
    : findInWords(text, look, language)
}

const LONGEST_PHRASE = 5

export function findInWords<Value>(
  text: string,
  look: (term: string) => Value | undefined,
  language: WritingLanguage,
): Found<Value>[] {
  const words = wordsOf(text)
  const found: Found<Value>[] = []
  for (let at = 0; at < words.length; at++) {
    const match = longestAt(words, at, look, language)
    if (!match) continue
    found.push(match)
    at += match.length - 1
  }
  return found
}

function longestAt<Value>(
  words: string[],
  at: number,
  look: (term: string) => Value | undefined,
  language: WritingLanguage,
): Found<Value> | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const head = words.slice(at, at + length - 1)
    for (const form of formsOf(words[at + length - 1]!, language)) {
      const term = [...head, form].join(' ')
      const value = look(term)
      if (value !== undefined) return { value, at, length, term }
    }
  }
  return null
}

export function findInCharacters<Value>(
  text: string,
  look: (term: string) => Value | undefined,
  longest: number,
): Found<Value>[] {
  const found: Found<Value>[] = []
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longest, text.length - at, 12); length > 0; length--) {
      const term = text.slice(at, at + length)
      const value = look(term)
      if (value === undefined) continue
      found.push({ value, at, length, term })
      at += length - 1
      break
    }
  }
  return found
}

function latinPart(text: string): string {
  return (text.match(/[a-z0-9][a-z0-9' -]*/g) ?? []).join(' ')
}
