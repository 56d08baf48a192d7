import { SPOKEN_LANGUAGES, type SpokenLanguage } from './options.ts'

const CYRILLIC = /\p{scx=Cyrillic}/u
const ARABIC = /\p{scx=Arabic}/u
const HAN = /\p{scx=Han}/u
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u
const HANGUL = /\p{scx=Hangul}/u

/** The letters that a language is written in beside the Latin ones, which every voice reads. */
const LETTERS: Partial<Record<SpokenLanguage, readonly RegExp[]>> = {
  ar: [ARABIC],
  bg: [CYRILLIC],
  el: [/\p{scx=Greek}/u],
  fa: [ARABIC],
  he: [/\p{scx=Hebrew}/u],
  hi: [/\p{scx=Devanagari}/u],
  ja: [KANA, HAN],
  ko: [HANGUL, HAN],
  ru: [CYRILLIC],
  th: [/\p{scx=Thai}/u],
  uk: [CYRILLIC],
  zh: [HAN],
}
const LATIN = /\p{scx=Latin}/u

/** Letters by which languages of one script are told apart; the first that fits. */
const TELLTALES: readonly (readonly [RegExp, SpokenLanguage])[] = [
  [/[پچژگ]/u, 'fa'],
  [/[іїєґ]/iu, 'uk'],
  [/[ыэё]/iu, 'ru'],
  [/ъ[бвгджзклмнпрстфхцчшщ]/iu, 'bg'],
]

/** Whether more than half of a text's letters are such that a voice of this language would spell them out. */
export function isInOtherLetters(text: string, language: string): boolean {
  const own = SPOKEN_LANGUAGES.find((known) => known === language)
  const read = [LATIN, ...((own && LETTERS[own]) ?? [])]
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !read.some((script) => script.test(letter)))
  return foreign.length * 2 > letters.length
}

/** The language that is mostly written in a text's letters; null for Latin ones and those that nobody speaks. */
export function languageOfLetters(text: string): SpokenLanguage | null {
  if (!isInOtherLetters(text, 'en')) return null
  if (KANA.test(text)) return 'ja'
  if (HANGUL.test(text)) return 'ko'
  const telltale = TELLTALES.find(([letter]) => letter.test(text))?.[1]
  if (telltale && !isInOtherLetters(text, telltale)) return telltale
  const usual = ['ar', 'ru', 'el', 'he', 'hi', 'th', 'zh'] as const
  return usual.find((language) => !isInOtherLetters(text, language)) ?? null
}
