import type { WritingLanguage } from '#contract/options.ts'
import { oneOf, pattern, perLanguage } from '../../words/read-words.ts'
import { type FoundConcept, findConcepts } from '../lexicon/find-concepts.ts'
import { isActivityConcept, weightOf } from '../lexicon/rank-concepts.ts'
import { splitSentences } from './sentences.ts'

const governors = perLanguage((phrases) =>
  pattern(`(?<![\\p{L}\\p{M}])${oneOf(phrases.governors)}(?![\\p{L}\\p{M}])`),
)
const CLAUSE = /[,.;:!?()—–\n]+/u
/** Also behind where and when it is: 森の駅で、三毛猫が. */
const JAPANESE_TOPIC = /(?<=^|、)[^、。]*?(?=は|が)/u
const JAPANESE_PART = /[、。と！？\n]+/u

/**
 * The concept that the head of an idea's main noun phrase names: the lighthouse of 'a lighthouse in the
 * fog', 霧の中の灯台. Hours and weather give way to a thing named further on. Undefined when the lexicon
 * knows none of the idea's words.
 */
export function findHead(text: string, language: WritingLanguage): FoundConcept | undefined {
  const first = splitSentences(text, language)[0] ?? text
  if (language === 'ja') return mostSubstantial(japaneseParts(first))
  const clauses = first.split(CLAUSE).map((clause) => clause.split(governors(language)))
  const main = clauses.flatMap(([opening = '']) => findConcepts(opening, language))
  const governed = clauses.flatMap(([, ...rest]) => findConcepts(rest.join(' ; '), language))
  const head = mostSubstantial([main.filter(isShown), [...governed, ...main]])
  return language === 'en' ? lastOfCompound(head, [...main, ...governed], first) : head
}

/** The shop of 'a handmade jewelry shop': English names a thing by what stands before it. */
function lastOfCompound(
  head: FoundConcept | undefined,
  found: readonly FoundConcept[],
  text: string,
): FoundConcept | undefined {
  const isVerb = head !== undefined && text.includes(`to ${head.text}`)
  if (!head || head.concept.living || isVerb) return head
  const next = found.find((one) => {
    const isThing = weightOf(one.concept) === 'thing' && !isActivityConcept(one.concept)
    return isThing && text.includes(`${head.text} ${one.text}`)
  })
  return next ? lastOfCompound(next, found, text) : head
}

/** The first of the most substantial concepts, from the first part that holds any but settings. */
function mostSubstantial(parts: FoundConcept[][]): FoundConcept | undefined {
  const part = parts.find((found) => found.some(isShown)) ?? parts.find((found) => found.length)
  const things = part?.filter(({ concept }) => weightOf(concept) === 'thing') ?? []
  return things[0] ?? part?.find(isShown) ?? part?.[0]
}

/** A journey shows what it is made with: the train. */
function isShown({ concept }: FoundConcept): boolean {
  return weightOf(concept) !== 'setting' && concept.id !== 'travel'
}

/** The topic, then the parts of the sentence, the last noun of each first: Japanese heads come last. */
function japaneseParts(sentence: string): FoundConcept[][] {
  const topic = JAPANESE_TOPIC.exec(sentence)?.[0] ?? ''
  return [topic, ...sentence.split(JAPANESE_PART)].map((part) =>
    findConcepts(part, 'ja').toReversed(),
  )
}
