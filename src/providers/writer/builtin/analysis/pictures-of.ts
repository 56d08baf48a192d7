import { pictureFor } from '../lexicon/emoji-lexicon.ts'
import type { FoundConcept } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'
import type { OwnWords } from './own-words.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { wordsOf } from './words-of.ts'

const MOST_PICTURES = 6
/** 'a zither' keeps its article, as the pictures of concepts do. */
const NO_ARTICLE = /^(?:the|my|your|his|her|our|their|this|that|these|those|its)\s/iu
const UNSEEN =
  /\b(?:days?|weeks?|weekends?|months?|years?|time|times|evening|afternoon|way|ways|life|people|person|idea|world|thing|things|fun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu
const DETERMINER = /^(?:the|a|an|my|your|his|her|our|their|this|that|these|those|its)\s/iu

/**
 * What a picture of the idea can show, in English, the subject first; the hour and the weather come
 * after things that only the idea's own words name: 'a zither in the rain' is about the zither.
 */
export function picturesOf(own: OwnWords): string[] {
  const things = own.concepts.filter((one) => !isSetting(one))
  const settings = own.concepts.filter(isSetting)
  const unknown = own.phrases.filter(
    (phrase) => !own.concepts.some(({ text }) => phrase.toLowerCase().includes(text.toLowerCase())),
  )
  // An English phrase without an article may be a verb or a number; it helps when nothing is known.
  const isDoubtful = (phrase: string) => own.language === 'en' && !DETERMINER.test(phrase)
  const sure = own.concepts.length ? unknown.filter((phrase) => !isDoubtful(phrase)) : unknown
  const pictures = [
    ...picturesIn(things),
    ...sure.flatMap((phrase) => englishFor(phrase, own)),
    ...picturesIn(settings),
  ]
  return [...new Set(pictures)].slice(0, MOST_PICTURES)
}

function isSetting({ concept }: FoundConcept): boolean {
  return weightOf(concept) === 'setting'
}

function picturesIn(found: readonly FoundConcept[]): string[] {
  return found.map(({ concept }) => concept.picture)
}

function englishFor(phrase: string, own: OwnWords): string[] {
  if (own.language === 'en') {
    const bare = phrase.replace(NO_ARTICLE, '')
    return /^[\x20-\x2F\x3A-\x7E]{3,40}$/u.test(bare) && !UNSEEN.test(bare) ? [bare] : []
  }
  const words = own.language === 'ja' || own.language === 'vi' ? [phrase] : wordsOf(phrase)
  const contentful = words.filter((word) => !FUNCTION_WORDS[own.language].has(word.toLowerCase()))
  return contentful.flatMap((word) => pictureFor(word, own.language) ?? [])
}
