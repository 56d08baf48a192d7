import { isOrdinaryWord, pictureFor } from '../lexicon/emoji-lexicon.ts'
import { findConcepts, type FoundConcept } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'
import type { OwnWords } from './own-words.ts'
import { findCharacter } from './find-character.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { wordsOf } from './words-of.ts'

const MOST_PICTURES = 6
/** 'a zither' keeps its article, as the pictures of concepts do; whose a thing is cannot be seen. */
const OWNER = /^(?:my|your|his|her|our|their|this|that|these|those|its)\s/iu
const INDEFINITE = /^an?\s/iu
const PLAIN = /^[\x20-\x2F\x3A-\x7E]{3,40}$/u
const UNSEEN =
  /\b(?:found|lost|missing|wanted|stolen|hundred|thousand|million|billion|dozen|seconds?|minutes?|hours?|names?|dark|end|beginning|reasons?|parts?|kinds?|lot|bit|days?|weeks?|weekends?|months?|years?|time|times|evening|afternoon|way|ways|life|people|person|idea|world|thing|things|fun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu
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
  const sure = own.concepts.length
    ? unknown.filter((phrase) => !isDoubtful(phrase))
    : unknown.filter((phrase) => !isDoubtful(phrase) || isNoun(phrase))
  const hero = own.phrases.slice(0, 1).filter((phrase) => isPerson(phrase, own))
  const pictures = [
    ...hero.flatMap((phrase) => englishFor(phrase, own)),
    ...things.map((thing) => wholeOf(thing, own) ?? thing.concept.picture),
    ...sure.flatMap((phrase) => englishFor(phrase, own)),
    ...picturesIn(settings),
  ]
  return [...new Set(pictures)].slice(0, MOST_PICTURES)
}

/** A knight is no castle, though both are of one concept. */
function isPerson(phrase: string, { language }: OwnWords): boolean {
  if (language !== 'en' || !/^an? \p{Ll}+$/iu.test(phrase)) return false
  const [named] = findConcepts(phrase, language)
  return findCharacter([phrase], language) !== null && named?.concept.living !== true
}

function isSetting({ concept }: FoundConcept): boolean {
  return weightOf(concept) === 'setting'
}

function picturesIn(found: readonly FoundConcept[]): string[] {
  return found.map(({ concept }) => concept.picture)
}

/** What is named by what it has of a known thing: 'a coffee grinder' is no coffee. */
function wholeOf({ text }: FoundConcept, { language, phrases }: OwnWords): string | undefined {
  if (language !== 'en') return undefined
  const known = ` ${text.toLowerCase()}`
  const whole = phrases.find((phrase) => ` ${phrase.toLowerCase()}`.includes(known))
  const head = whole?.split(' ').at(-1) ?? ''
  const isOther =
    whole !== undefined &&
    INDEFINITE.test(whole) &&
    /(?<!\s(?:and|of)\s.*)\s\p{Ll}+$/u.test(whole) &&
    isOrdinaryWord(head, 'en') &&
    findConcepts(head, 'en').length === 0
  return isOther && PLAIN.test(whole) ? whole.replace(/^A/u, 'a') : undefined
}

/** As far as its form tells: a name, a plural, two words or a word that is known. */
function isNoun(phrase: string): boolean {
  return /^\p{Lu}|\s|[^s]s$/u.test(phrase) || isOrdinaryWord(phrase, 'en')
}

function englishFor(phrase: string, own: OwnWords): string[] {
  if (own.language === 'en') {
    const seen = phrase
      .replace(OWNER, 'the ')
      .replace(/^(?:The|An?) /u, (article) => article.toLowerCase())
    return PLAIN.test(seen) && !UNSEEN.test(seen) ? [seen] : []
  }
  const words = own.language === 'ja' || own.language === 'vi' ? [phrase] : wordsOf(phrase)
  const contentful = words.filter((word) => !FUNCTION_WORDS[own.language].has(word.toLowerCase()))
  return contentful.flatMap((word) => withArticle(pictureFor(word, own.language)) ?? [])
}

const NO_COUNT =
  /^(?:rice|bread|butter|garlic|broccoli|popcorn|salt|honey|bacon|fire|soap)$|^cooked /iu

/** An emoji is called 'bottle with popping cork'. */
function withArticle(name: string | undefined): string | undefined {
  const [first = ''] = name?.split(/ (?:of|with|in|and) /u) ?? []
  if (!name || /^\p{Lu}/u.test(name) || NO_COUNT.test(name) || /[^s]s$/u.test(first)) return name
  return `${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}`
}
