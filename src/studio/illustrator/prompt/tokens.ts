import type { WritingLanguage } from '#contract/options.ts'
import { pictureWordsIn } from '../../words/read-words.ts'

export function normalised(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
}

/** The words of a text without Japanese; "35" and "o'clock" are words, punctuation is none. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
}

const ENDINGS: Partial<Record<WritingLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['es', ''],
    ['s', ''],
    ["'s", ''],
  ],
  es: [
    ['ces', 'z'],
    ['es', ''],
    ['s', ''],
  ],
  fr: [
    ['aux', 'al'],
    ['x', ''],
    ['s', ''],
  ],
  de: [
    ['en', ''],
    ['er', ''],
    ['n', ''],
    ['e', ''],
    ['es', ''],
    ['s', ''],
    ['en', 'e'],
  ],
}

/** The word itself and what it may be the plural or a case of, likeliest first. */
export function formsOf(word: string, language: WritingLanguage): string[] {
  const forms = [word]
  for (const [ending, instead] of ENDINGS[language] ?? []) {
    if (word.length - ending.length < 3 || !word.endsWith(ending)) continue
    forms.push(word.slice(0, word.length - ending.length) + instead)
  }
  if (language === 'en' && word.endsWith('es')) forms.push(word.slice(0, -1))
  if (language === 'de' && word.endsWith('er')) {
    forms.push(word.slice(0, -2).replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'))
  }
  return [...new Set(forms)]
}

/** An article or preposition; in another language it may be a thing, as "die" is in English. */
export function isFunctionWord(word: string, language: WritingLanguage): boolean {
  return pictureWordsIn(language).grammar.includes(word)
}

/** The language a prompt is most likely written in; English when nothing tells. */
export function languageOf(text: string): WritingLanguage {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(text)) return 'ja'
  if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text.normalize('NFC')))
    return 'vi'
  const words = wordsOf(normalised(text))
  let best: { language: WritingLanguage; score: number } = { language: 'en', score: 0 }
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const known = new Set(pictureWordsIn(language).grammar)
    let score = words.filter((word) => known.has(word)).length
    if (language === 'de' && /[äöüß]/.test(text)) score += 1.5
    if (language === 'es' && /[ñáíóú¿¡]/.test(text)) score += 1.5
    if (language === 'fr' && /[èêàçœîôû]|\b[ldnqs]'/.test(text.toLowerCase())) score += 1.5
    if (score > best.score) best = { language, score }
  }
  return best.language
}
