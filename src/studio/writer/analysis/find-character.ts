import type { WritingLanguage } from '#contract/options.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'

const persons = perLanguage(({ person }) => ({
  roles: pattern(person.roles),
  articled: pattern(person.articled),
  definite: person.definite.map(([from, to]) => [pattern(from), to] as const),
}))

/**
 * Who could carry a story, among the phrases of an idea: the first that ends in a person or an animal,
 * in a form that can begin a sentence. Null when there is none, or when its grammar is in doubt.
 */
export function findCharacter(phrases: string[], language: WritingLanguage): string | null {
  for (const phrase of phrases) {
    const candidate = personIn(phrase, language)
    if (candidate) return candidate
  }
  return null
}

function personIn(phrase: string, language: WritingLanguage): string | null {
  if (language === 'ja' || language === 'vi') {
    const parts = phrase.split(language === 'ja' ? 'の' : /\scủa\s/u)
    const person = parts.find((part) => upToPerson(part, language))
    return person ? upToPerson(person, language) : null
  }
  for (const part of partsOf(phrase, language)) {
    if (!persons(language).articled.test(part)) continue
    const person = upToPerson(part, language)
    if (person) return language === 'de' ? definiteGerman(person) : definite(person, language)
  }
  return null
}

/** 'the lighthouse keeper's last night' and 'la última noche del farero' hold a person, too. */
function partsOf(phrase: string, language: 'en' | 'es' | 'fr' | 'de'): string[] {
  if (language === 'en') return [phrase.split(/['’]s?\s/u)[0] as string, ...phrase.split(/\sof\s/u)]
  if (language === 'es')
    return phrase.split(/\s(?:de\s|(?=del\s))/u).map((part) => part.replace(/^del\s/u, 'el '))
  if (language === 'fr')
    return phrase.split(/\s(?:de\s|d['’]|(?=du\s))/u).map((part) => part.replace(/^du\s/u, 'le '))
  return [phrase, ...possessorIn(phrase)]
}

/** The genitive tells the gender: 'des Wärters' is 'der Wärter', 'der Königin' is 'die Königin'. */
function possessorIn(phrase: string): string[] {
  const [, masculine] = /\sdes\s(\p{Lu}\p{L}+er)s$/u.exec(phrase) ?? []
  const [, feminine] = /\sder\s(\p{Lu}\p{L}+in)$/u.exec(phrase) ?? []
  if (masculine) return [`der ${masculine}`]
  return feminine ? [`die ${feminine}`] : []
}

/** The words up to the person: 'the baker' of 'the baker speaks'. */
function upToPerson(part: string, language: WritingLanguage): string | null {
  const named = findConcepts(part, language).find(({ concept }) => concept.living)
  if (language === 'vi' && named) {
    return part.slice(0, part.toLowerCase().indexOf(named.text.toLowerCase()) + named.text.length)
  }
  if (isPerson(part, language) && (language !== 'vi' || part.split(' ').length <= 5)) return part
  const words = part.split(' ')
  const length = words.findIndex(
    (_, at) => at > 0 && isPerson(words.slice(0, at + 1).join(' '), language),
  )
  const isTitled = language === 'vi' && length === 1 && words.length > 2
  return length < 0 ? null : words.slice(0, length + (isTitled ? 2 : 1)).join(' ')
}

function isPerson(part: string, language: WritingLanguage): boolean {
  if (persons(language).roles.test(part)) return true
  const found = findConcepts(part, language).at(-1)
  return (
    found !== undefined &&
    found.concept.living &&
    part.toLowerCase().endsWith(found.text.toLowerCase())
  )
}

/** An adjective tells the gender: 'ein kleiner' is 'der kleine'. */
function definiteGerman(person: string): string {
  return person
    .replace(/^ein (\p{Ll}+e)r /iu, 'der $1 ')
    .replace(/^ein (\p{Ll}+e)s /iu, 'das $1 ')
    .replace(/^eine (?=\p{Ll}+e )/iu, 'die ')
}

function definite(part: string, language: 'en' | 'es' | 'fr'): string {
  return persons(language).definite.reduce((text, [from, to]) => text.replace(from, to), part)
}
