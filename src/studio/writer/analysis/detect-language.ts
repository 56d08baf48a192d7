import { WRITING_LANGUAGES, type WritingLanguage } from '#contract/options.ts'
import { functionWords, wordsOf } from './words-of.ts'

const LATIN_LANGUAGES = WRITING_LANGUAGES.filter((language) => language !== 'ja')
const VIETNAMESE_LETTER = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu
const LIKELY_POINTS = 1.9
/** Letters of French that Vietnamese has, too. */
const SHARED_LETTER = /[èêàù]/gu
const LETTER_HINTS: [RegExp, WritingLanguage][] = [
  [/[ñ¿¡]/gu, 'es'],
  [/[ßäöü]/gu, 'de'],
  [/[çœûî]/gu, 'fr'],
]

/**
 * The language an idea is written in, told by its script and its function words.
 *
 * @param likely the language it is probably in; it wins when the signs are weak.
 */
export function detectLanguage(idea: string, likely: WritingLanguage): WritingLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(idea)) return 'ja'
  const lower = idea.toLowerCase()
  const guess = likely === 'ja' ? 'en' : likely
  const scores = new Map<WritingLanguage, number>([[guess, LIKELY_POINTS]])
  const add = (language: WritingLanguage, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points)
  add('vi', (lower.match(VIETNAMESE_LETTER)?.length ?? 0) * 1.5)
  for (const [letters, language] of LETTER_HINTS) add(language, lower.match(letters)?.length ?? 0)
  if (likely !== 'vi') add('fr', lower.match(SHARED_LETTER)?.length ?? 0)
  for (const word of wordsOf(lower)) {
    for (const language of LATIN_LANGUAGES) {
      if (functionWords(language).has(word)) add(language, 1)
    }
  }
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}
