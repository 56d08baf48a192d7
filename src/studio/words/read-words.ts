import type { z } from 'zod'
import type { WritingLanguage } from '#contract/options.ts'
import { readData } from '../read-data.ts'
import {
  AnyLanguage,
  Colours,
  Concepts,
  ConceptWords,
  Knowledge,
  Looks,
  Motion,
  Phrases,
  PictureWords,
  Places,
  Speech,
  Subjects,
} from './schemas.ts'

const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readData(new URL(name, import.meta.url), schema)

export const phrasesIn = (language: WritingLanguage) => read(`${language}/phrases.json`, Phrases)
export const knowledgeIn = (language: WritingLanguage) =>
  read(`${language}/knowledge.json`, Knowledge)
export const conceptWordsIn = (language: WritingLanguage) =>
  read(`${language}/concepts.json`, ConceptWords)
export const pictureWordsIn = (language: WritingLanguage) =>
  read(`${language}/pictures.json`, PictureWords)
export const concepts = () => read('concepts.json', Concepts)
export const places = () => read('places.json', Places)
export const looks = () => read('looks.json', Looks)
export const subjects = () => read('subjects.json', Subjects)
export const anyLanguage = () => read('any-language.json', AnyLanguage)
export const motion = () => read('motion.json', Motion)
export const speech = () => read('speech.json', Speech)
export const colours = () => read('colours.json', Colours)

/** What is made of a language's phrases: once, and only of the languages that are used. */
export function perLanguage<Made>(
  make: (phrases: Phrases, language: WritingLanguage) => Made,
): (language: WritingLanguage) => Made {
  const made = new Map<WritingLanguage, Made>()
  return (language) => {
    if (!made.has(language)) made.set(language, make(phrasesIn(language), language))
    return made.get(language) as Made
  }
}

/** What is made once, when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => (made ??= { it: make() }).it
}

/** A pattern of the files of words as it is used. */
export function pattern(source: string): RegExp {
  return new RegExp(source === '' ? '(?!)' : source, 'iu')
}

/** The source of a pattern that fits where one of the alternatives does. */
export function oneOf(alternatives: readonly string[]): string {
  return alternatives.length === 0 ? '(?!)' : `(?:${alternatives.join('|')})`
}

/** What fits a word's beginning in the languages with spaces, or any part of a Japanese text. */
export function spotted({
  begins,
  contains,
}: {
  begins: readonly string[]
  contains: readonly string[]
}): RegExp {
  return pattern(`(?<!\\p{L})${oneOf(begins)}|${oneOf(contains)}`)
}
