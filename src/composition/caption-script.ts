import type { CaptionFamily } from './caption-font.ts'

/** A stretch of text set in one family. */
export type ScriptRun = { text: string; family: CaptionFamily }

const FAMILIES: [RegExp, CaptionFamily][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Script=Devanagari}/u, 'Noto Sans Devanagari'],
  [/\p{Script=Tamil}/u, 'Noto Sans Tamil'],
  [/\p{Script=Thai}/u, 'Noto Sans Thai'],
  [/\p{Script=Latin}/u, 'Be Vietnam Pro'],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 'Noto Sans'],
]
const HAN = /\p{Script=Han}/u
const EAST_ASIAN_MARK = /[\u3000-\u303f\uff00-\uffef\u30fb\u30fc]/u
/** Pictures and signs for which no caption face has a glyph; a box in their place would be worse. */
const UNPRINTABLE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Cc}|\p{Co}|\u200d|\u20e3|\p{Variation_Selector}/gu
const KEPT_SIGNS = /[©®™]/u
/** Stands for what is taken out until the spaces around it are looked at. */
const GAP = '\0'
/** A mark follows the word before it: no space stays between them. */
const GAP_BEFORE_MARK = / *\0(?:[ \0]*\0)?(?=[.,;:!?…])/g

/** The text without emoji and control characters, and without the spaces that they leave; other spaces collapsed. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNPRINTABLE, (sign) => (KEPT_SIGNS.test(sign) ? sign : GAP))
    .replace(GAP_BEFORE_MARK, '')
    .replaceAll(GAP, '')
    .replace(/ +/g, ' ')
    .trim()
}

/** Splits text where its script changes; digits, spaces and punctuation stay with what precedes them. */
export function scriptRuns(text: string, language: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  let pending = ''
  for (const character of text) {
    const family = familyOf(character, language)
    const last = runs.at(-1)
    if (!family) {
      if (last) last.text += character
      else pending += character
      continue
    }
    if (last?.family === family) last.text += character
    else runs.push({ text: pending + character, family })
    pending = ''
  }
  if (pending) runs.push({ text: pending, family: familyOfLanguage(language) })
  return runs
}

/** Whether a text is mostly written from right to left. */
export function isRightToLeft(text: string): boolean {
  const leftwards = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return leftwards * 2 > letters
}

/** Whether words of this language are written without spaces between them. */
export function isWrittenWithoutSpaces(language: string): boolean {
  return /^(ja|zh|yue|th|lo|km|my)\b/i.test(language)
}

function familyOf(character: string, language: string): CaptionFamily | undefined {
  if (HAN.test(character) || EAST_ASIAN_MARK.test(character)) return familyOfHan(language)
  return FAMILIES.find(([script]) => script.test(character))?.[1]
}

function familyOfHan(language: string): CaptionFamily {
  if (/^ja\b/i.test(language)) return 'Noto Sans JP'
  return /^ko\b/i.test(language) ? 'Noto Sans KR' : 'Noto Sans SC'
}

const LANGUAGE_FAMILIES: [RegExp, CaptionFamily][] = [
  [/^(ja|zh|yue|ko)\b/i, 'Noto Sans JP'],
  [/^(ar|fa|ur|ps)\b/i, 'Noto Sans Arabic'],
  [/^(he|yi)\b/i, 'Noto Sans Hebrew'],
  [/^(ru|uk|bg|sr|be|mk|el)\b/i, 'Noto Sans'],
]

function familyOfLanguage(language: string): CaptionFamily {
  return LANGUAGE_FAMILIES.find(([tag]) => tag.test(language))?.[1] ?? 'Be Vietnam Pro'
}
