import type { WritingLanguage } from '#contract/options.ts'
import { functionWords } from './words-of.ts'

/** A full stop behind a figure ends no clause: 'seit dem 19. Jahrhundert'. */
const CLAUSE_END = /[,;:!?。、…—–(]|(?<!\d)\.(?=\s|$)/gu
const DANGLING_MARK = /[\s.,;:!?。、…—–-]+$/u

/**
 * Cuts a phrase so that it has at most so many characters: at the end of a clause, else before the
 * preposition or conjunction whose words no longer fit; in Japanese and without such words at a word's end.
 */
export function shorten(text: string, longest: number, language: WritingLanguage): string {
  if (Array.from(text).length <= longest) return text.replace(DANGLING_MARK, '')
  const clause = withoutParticle(text.slice(0, clauseEndWithin(text, longest)), language)
  if (clause.length >= longest / 3) return clause
  const words = wordsWithin(text, longest, language)
  const cut =
    language === 'ja' ? withoutParticle(words, language) : withoutBegunPhrase(words, language)
  return cut.replace(/[\s\p{P}]+$/u, '')
}

function clauseEndWithin(text: string, longest: number): number {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index)
  return Math.max(0, ...ends.filter((at) => at <= longest))
}

/** A Japanese particle leads on to what is cut away. */
function withoutParticle(text: string, language: WritingLanguage): string {
  const bare = text.replace(DANGLING_MARK, '')
  return language === 'ja' ? bare.replace(/(?<=.{3})[がはをにでへとも]$/u, '') : bare
}

function wordsWithin(text: string, longest: number, language: WritingLanguage): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    if (Array.from(kept + segment).length > longest) break
    kept += segment
  }
  return kept.trim() || Array.from(text).slice(0, longest).join('')
}

/** 'ships safe before long' of '… before long voyages' ends in a phrase that has only begun. */
function withoutBegunPhrase(text: string, language: WritingLanguage): string {
  const words = text.split(' ')
  const isGrammar = (word: string) => functionWords(language).has(word.toLowerCase())
  let end = words.findLastIndex(isGrammar)
  while (end > 1 && isGrammar(words[end - 1] as string)) end -= 1
  if (end <= 1) return text
  const cut = words.slice(0, end).join(' ')
  // The month of 'on 5 May' is gone.
  return /\p{N}$/u.test(cut) ? withoutBegunPhrase(words.slice(0, end - 1).join(' '), language) : cut
}
