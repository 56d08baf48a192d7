import type { WritingLanguage } from '#contract/options.ts'
import { isOrdinaryWord } from '../lexicon/emoji-lexicon.ts'
import type { FoundConcept } from '../lexicon/find-concepts.ts'
import type { Intent } from './find-intent.ts'
import { FUNCTION_WORDS } from './function-words.ts'

/** An idea's words as the analysis has found them so far. */
export type OwnWords = {
  language: WritingLanguage
  target: WritingLanguage
  phrases: string[]
  concepts: FoundConcept[]
  intent: Intent
}

/**
 * A phrase as it stands within a sentence: its first letter becomes small, unless the word looks like a
 * name or the language (German) writes its nouns that way.
 */
export function withinSentence(phrase: string, own: OwnWords): string {
  const [first = '', second = ''] = phrase.split(' ', 2)
  const bare = first.replace(/['’].*$/u, '')
  if (!/^\p{Lu}/u.test(first) || /^\p{Lu}{2}/u.test(bare)) return phrase
  if (
    /^\p{Lu}/u.test(second) &&
    own.language !== 'de' &&
    !FUNCTION_WORDS[own.language].has(bare.toLowerCase())
  )
    return phrase
  if (own.language !== 'vi' && !isCommon(bare, own)) return phrase
  return phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

const ORDINARY_ENDING = /(?:ing|tion|ness|ment|ción|dad|mente|té|age)s?$|[^s]s$|ly$/u

function isCommon(word: string, own: OwnWords): boolean {
  const lower = word.toLowerCase()
  if (FUNCTION_WORDS[own.language].has(lower)) return true
  if (own.language === 'de') return false
  const isNamed = own.concepts.some(({ concept }) =>
    concept.words[own.language].some((name) => name.split(' ').includes(word)),
  )
  if (isNamed) return false
  const isConcept = own.concepts.some(({ text }) => text.toLowerCase().split(' ').includes(lower))
  return isConcept || ORDINARY_ENDING.test(lower) || isOrdinaryWord(lower, own.language)
}
