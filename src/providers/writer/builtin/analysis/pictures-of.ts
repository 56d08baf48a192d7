import { pictureFor } from '../lexicon/emoji-lexicon.ts'
import type { OwnWords } from './own-words.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { wordsOf } from './words-of.ts'

const MOST_PICTURES = 6
const DETERMINER = /^(?:the|a|an|my|your|his|her|our|their|this|that|these|those|its)\s/iu

/** What a picture of the idea can show, in English, the subject first. */
export function picturesOf(own: OwnWords): string[] {
  const known = own.concepts.map(({ concept }) => concept.picture)
  const unknown = own.phrases.filter(
    (phrase) => !own.concepts.some(({ text }) => phrase.toLowerCase().includes(text.toLowerCase())),
  )
  const named = unknown.flatMap((phrase) => englishFor(phrase, own))
  return [...new Set([...known, ...named])].slice(0, MOST_PICTURES)
}

function englishFor(phrase: string, own: OwnWords): string[] {
  if (own.language === 'en') {
    const bare = phrase.replace(DETERMINER, '')
    return /^[\x20-\x7E]{3,40}$/u.test(bare) ? [bare] : []
  }
  const words = own.language === 'ja' || own.language === 'vi' ? [phrase] : wordsOf(phrase)
  const contentful = words.filter((word) => !FUNCTION_WORDS[own.language].has(word.toLowerCase()))
  return contentful.flatMap((word) => pictureFor(word, own.language) ?? [])
}
