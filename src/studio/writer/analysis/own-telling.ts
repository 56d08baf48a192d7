import type { WritingLanguage } from '#contract/options.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'
import { type FoundConcept, findConcepts } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'

const LONGEST_LABEL = 60
const labels = perLanguage(({ label: { form, about, closing } }) => {
  const meant = about === '' ? '(?!)' : about
  return {
    /** 'A picture book for children: ' */
    label: pattern(`^${form}(?:[^:：.!?。\\n]{0,${LONGEST_LABEL}})?[:：]\\s*(?=\\S)`),
    /** 'An advert for ' */
    opening: pattern(`^${form} ${meant} (?=\\S)`),
    /** Before the words that are to be said at the end. */
    closing: pattern(closing),
  }
})

/** An idea without the words that only say what is to be made of it: 'A picture book for children: …'. */
export function withoutLabel(idea: string, language: WritingLanguage): string {
  const { label, opening } = labels(language)
  const [named = ''] = label.exec(idea) ?? []
  // 'Advert for a bakery: …' says what it is about, 'A book for children: …' does not.
  const isAbout = findConcepts(named.replace(opening, ''), language).some(isThing)
  return named === '' || (isAbout && opening.test(named))
    ? idea.replace(opening, '')
    : idea.slice(named.length)
}

function isThing({ concept }: FoundConcept): boolean {
  return !concept.living && weightOf(concept) === 'thing'
}

/** The idea, and the words it wants at the end: '… End with: order tonight.' */
export function partClosing(
  idea: string,
  language: WritingLanguage,
): { idea: string; closing: string } {
  const found = labels(language).closing.exec(idea)
  if (!found || found.index < 3) return { idea, closing: '' }
  return { idea: idea.slice(0, found.index), closing: unquoted(found.groups?.['words'] ?? '') }
}

function unquoted(words: string): string {
  return words.replaceAll(/^["“„«»']+|["”“»«']+(?=[.!?]?$)/gu, '').trim()
}
