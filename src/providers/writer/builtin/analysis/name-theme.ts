import type { WritingLanguage } from '#contract/options.ts'
import { isCircumstance } from '../lexicon/rank-concepts.ts'
import { type OwnWords, withinSentence } from './own-words.ts'
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
    const longest = language === 'ja' ? LONGEST_JAPANESE_THEME : LONGEST_THEME
    return (
      asked(shorten(withinSentence(sentence, own), longest, language), sentence, own) || subject
    )
  }
  const about = concepts.filter(({ concept }) => !isCircumstance(concept))
  const aboutIt = about.length ? about : concepts
  const named = aboutIt.slice(0, 2).map(({ concept }) => concept.general[target])
  return named.length ? named.join(AND[target]) : subject
}

/** A question keeps its mark, as far as it is whole. */
function asked(theme: string, sentence: string, { language }: OwnWords): string {
  const isWhole = sentence.replace(/[\s?!]+$/u, '').length === theme.length
  if (language === 'ja' || !isWhole || !/\?\s*$/u.test(sentence)) return theme
  if (language === 'es') return `¿${theme}?`
  return language === 'fr' ? `${theme} ?` : `${theme}?`
}
