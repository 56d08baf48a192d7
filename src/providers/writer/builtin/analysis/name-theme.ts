import type { WritingLanguage } from '#contract/options.ts'
import { isCircumstance } from '../lexicon/rank-concepts.ts'
import { type OwnWords, withinSentence } from './own-words.ts'
import { partClauses } from './part-clauses.ts'
import { shorten } from './shorten.ts'

const LONGEST_THEME = 72
const LONGEST_JAPANESE_THEME = 32
const AND: Record<WritingLanguage, string> = {
  en: ' and ',
  es: ' y ',
  fr: ' et ',
  de: ' und ',
  ja: 'と',
  vi: ' và ',
}

/**
 * An idea as a title would say it. In another language than the idea's it names what the lexicon can
 * translate; when that is nothing, the idea's own words stay.
 */
export function nameTheme(sentence: string, subject: string, own: OwnWords): string {
  const { language, target, concepts } = own
  if (language === target) {
    const theme = shorten(withinSentence(sentence, own), longestTheme(language), language)
    return asked(theme, sentence, own) || subject
  }
  const about = concepts.filter(({ concept }) => !isCircumstance(concept))
  const aboutIt = about.length ? about : concepts
  const named = aboutIt.slice(0, 2).map(({ concept }) => concept.general[target])
  return named.length ? joinedBy(named, target) : subject
}

/** A scene holds more than a title. */
const LONGEST_CLAUSE = 1.5

/** A sentence that is too long for a theme: its first clause, as a theme, and the rest; empty where a theme holds it. */
export function clausesOf(sentence: string, own: OwnWords): string[] {
  const { language } = own
  const whole = withinSentence(sentence, own)
  const longest = longestTheme(language)
  const [first = '', second] = partClauses(whole, language, isWithin(longest))
  if (second === undefined) return []
  const rest = whole.slice(whole.indexOf(second, first.length))
  return [first, ...partClauses(rest, language, isWithin(longest * LONGEST_CLAUSE))]
}

function isWithin(longest: number): (clause: string) => boolean {
  return (clause) => Array.from(clause).length <= longest
}

/** In characters. */
export function longestTheme(language: WritingLanguage): number {
  return language === 'ja' ? LONGEST_JAPANESE_THEME : LONGEST_THEME
}

/** 'coffee and tea'; before an i the Spanish 'y' is an 'e'. */
export function joinedBy(names: readonly string[], language: WritingLanguage): string {
  const joined = names.join(AND[language])
  return language === 'es' ? joined.replace(/ y (?=h?i(?!e))/giu, ' e ') : joined
}

/** A question keeps its mark, as far as it is whole. */
function asked(theme: string, sentence: string, { language }: OwnWords): string {
  const isWhole = sentence.replace(/[\s?!]+$/u, '').length === theme.length
  if (language === 'ja' || !isWhole || !/\?\s*$/u.test(sentence)) return theme
  if (language === 'es') return `${theme.includes('¿') ? '' : '¿'}${theme}?`
  return language === 'fr' ? `${theme} ?` : `${theme}?`
}
