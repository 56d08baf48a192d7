import { anyLanguage, once, oneOf, pattern, perLanguage } from '../../words/read-words.ts'
import type { OwnWords } from './idea-analysis.ts'
import { functionWords, wordsOf } from './words-of.ts'

/** About the telling, not about the thing told. */
const telling = perLanguage(({ tellingWords }) => pattern(tellingWords))
/** Below this part of known words an idea asks for something particular: a flat tyre, not cycling. */
const MOSTLY = 0.4

/** No idea is about how much there is of it, or about whoever it is that does it. */
const unmeant = once(() => {
  const { measures, anybody } = anyLanguage()
  return pattern(`^${oneOf([...measures, ...anybody])}$`)
})

/**
 * Whether the lexicon knows most of the words that carry a meaning.
 * @param phrases what an idea names, without what it does without.
 */
export function isFamiliar(phrases: readonly string[], { concepts, language }: OwnWords): boolean {
  const hasMeaning = (word: string) =>
    !functionWords(language).has(word.toLowerCase()) &&
    !telling(language).test(word) &&
    !unmeant().test(word)
  const lengthOf = (texts: readonly string[]) => {
    const words = texts.flatMap(wordsOf)
    return words.filter(hasMeaning).join('').length
  }
  const said = lengthOf(phrases)
  return said === 0 || lengthOf(concepts.map(({ text }) => text)) >= said * MOSTLY
}
