import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'
import { wordsOf } from '../analysis/words-of.ts'
import { allConcepts, type Concept, namesOf } from './concepts.ts'
import { stem } from './stem.ts'

/** A concept, and the text that names it. */
export type FoundConcept = { concept: Concept; text: string }

const ARTICLE = /^(?:(?:the|el|la|los|las|le|les|our|nuestro|notre|unser|der|die|das)\s+|l['’])/iu
const LONGEST_NAME = 4
/** A shorter end of a German word is a part of it by chance: the 'rein' of 'Verein' is no rice. */
const SHORTEST_LAST_PART = 4
/** Reasons, and no founders. */
const NO_NAME: Partial<Record<WritingLanguage, RegExp>> = { de: /^Gründen?$/iu }
/** The month of 5月10日 is no moon. */
const MONTH = /(?<=[\d０-９一二三四五六七八九十])月/gu
const indexes = new Map<WritingLanguage, Map<string, Concept>>()

/** The concepts that a text names, in order, each once; the longest name wins. */
export function findConcepts(text: string, language: WritingLanguage): FoundConcept[] {
  const found =
    language === 'ja' ? findInRun(text.replace(MONTH, ' ')) : findInWords(text, language)
  const seen = new Set<string>()
  return found.filter(({ concept }) => !seen.has(concept.id) && seen.add(concept.id))
}

/** For an idea of several languages, or of one that its words do not tell. */
export function findConceptsInAny(text: string): FoundConcept[] {
  for (const language of WRITING_LANGUAGES) {
    const found = findConcepts(text, language)
    if (found.length) return found
  }
  return []
}

function findInWords(text: string, language: WritingLanguage): FoundConcept[] {
  const index = indexOf(language)
  const words = wordsOf(text)
  const found: FoundConcept[] = []
  for (let at = 0; at < words.length; ) {
    const isName = !NO_NAME[language]?.test(words[at] as string)
    const match = isName ? longestAt(words, at, language, index) : null
    if (match && !isNamePart(words, at, match.length, language))
      found.push({ concept: match.concept, text: words.slice(at, at + match.length).join(' ') })
    at += match?.length ?? 1
  }
  return found
}

/** The Răng of Cái Răng is a place and not a tooth; other languages' names are words seldom enough. */
function isNamePart(
  words: string[],
  at: number,
  length: number,
  language: WritingLanguage,
): boolean {
  if (language !== 'vi' || length > 1) return false
  return [words[at], words[at - 1]].every((word) => /^\p{Lu}/u.test(word ?? ''))
}

function longestAt(
  words: string[],
  at: number,
  language: WritingLanguage,
  index: Map<string, Concept>,
): { concept: Concept; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
    const concept = index.get(keyOf(words.slice(at, at + length), language))
    if (concept) return { concept, length }
  }
  const concept = hyphenated(words[at] as string, language, index)
  return concept ? { concept, length: 1 } : null
}

/** German writes compounds as one word and others join with a hyphen; the last part says what it is, else the first what it is of. */
function hyphenated(
  word: string,
  language: WritingLanguage,
  index: Map<string, Concept>,
): Concept | undefined {
  if (word.includes('-')) {
    const [last, first] = [word.replace(/^.*-/u, ''), word.replace(/-.*$/u, '')]
    return index.get(stem(last, language)) ?? index.get(stem(first, language))
  }
  if (language !== 'de' || !/^\p{Lu}/u.test(word)) return undefined
  for (let from = 2; from <= word.length - 4; from++) {
    const last = stem(word.slice(from), 'de')
    const concept = last.length < SHORTEST_LAST_PART ? undefined : index.get(last)
    if (concept) return concept
  }
  return undefined
}

function findInRun(text: string): FoundConcept[] {
  const index = indexOf('ja')
  const found: FoundConcept[] = []
  const longest = Math.max(...[...index.keys()].map((name) => name.length))
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at)
    while (length > 0 && !isName(text, at, length, index)) length--
    const name = text.slice(at, at + length)
    const concept = index.get(name)
    if (concept) found.push({ concept, text: name })
    at += Math.max(1, length)
  }
  return found
}

/** A single kanji is a word only when it stands alone: 体 is not in 全体. */
function isName(text: string, at: number, length: number, index: Map<string, Concept>): boolean {
  if (!index.has(text.slice(at, at + length))) return false
  return length > 1 || !isKanji(text[at]) || (!isKanji(text[at - 1]) && !isKanji(text[at + 1]))
}

function isKanji(letter: string | undefined): boolean {
  return /^\p{Script=Han}$/u.test(letter ?? '')
}

function indexOf(language: WritingLanguage): Map<string, Concept> {
  const known = indexes.get(language)
  if (known) return known
  const index = new Map<string, Concept>()
  for (const concept of allConcepts()) {
    for (const name of namesOf(concept, language)) {
      const bare = name.replace(ARTICLE, '')
      const key = language === 'ja' ? bare : keyOf(wordsOf(bare), language)
      if (!index.has(key)) index.set(key, concept)
    }
  }
  indexes.set(language, index)
  return index
}

function keyOf(words: string[], language: WritingLanguage): string {
  return words.map((word) => stem(word, language)).join(' ')
}
