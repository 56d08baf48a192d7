import type { SpokenLanguage } from '#contract/options.ts'

/** How fast a language is spoken; all in milliseconds. */
type Pace = {
  letterMs: number
  /** Beside its letters: a word, or in Japanese instead of them a kanji, which stands for several sounds. */
  wordMs: number
  /** At a comma, a colon or a dash within the text. */
  shortPauseMs: number
  /** At the end of a sentence that another one follows. */
  longPauseMs: number
}

/** Silence before the first and after the last sound. */
const EDGES_MS = 180
/** A digit takes about as long to say as this many letters: 7 is 'seven'. */
const LETTERS_A_DIGIT: Record<string, number> = { ja: 2, zh: 1, ko: 1, th: 3 }
const USUAL_LETTERS_A_DIGIT = 4.5
/** Japanese says a Latin word in fewer kana than it has letters. */
const KANA_A_LATIN_LETTER = 0.6

/**
 * Least squares over 36 texts a language, spoken by the built-in narrator with the first voice of the
 * language: off by 4 % on average and by less than 10 % nine times in ten. The narrator has no voice for
 * Thai and Hebrew, which are set by comparison.
 */
const PACES: Record<string, Pace> = {
  en: pace(56, 69, 307, 391),
  es: pace(63, 57, 290, 316),
  fr: pace(46, 63, 302, 351),
  de: pace(46, 135, 251, 378),
  it: pace(65, 29, 334, 122),
  pt: pace(70, 40, 376, 154),
  pl: pace(68, 110, 344, 87),
  hi: pace(100, 145, 194, 428),
  ar: pace(78, 259, 202, 305),
  zh: pace(278, 0, 209, 177),
  ja: pace(143, 255, 392, 398),
  ko: pace(171, 81, 241, 359),
  nl: pace(56, 90, 382, 130),
  ru: pace(41, 142, 393, 80),
  tr: pace(79, 109, 297, 202),
  sv: pace(56, 128, 297, 155),
  cs: pace(66, 107, 67, 229),
  da: pace(49, 87, 289, 201),
  fi: pace(63, 125, 401, 80),
  el: pace(74, 0, 311, 174),
  hu: pace(68, 110, 219, 147),
  id: pace(68, 87, 225, 269),
  no: pace(48, 167, 347, 80),
  ro: pace(66, 91, 238, 80),
  sk: pace(74, 28, 232, 241),
  th: pace(105, 0, 280, 330),
  uk: pace(70, 118, 345, 80),
  vi: pace(4, 230, 323, 329),
  bg: pace(71, 82, 225, 252),
  hr: pace(69, 59, 232, 177),
  fa: pace(80, 139, 388, 410),
  he: pace(90, 130, 280, 330),
} satisfies Record<SpokenLanguage, Pace>
const USUAL_PACE = pace(63, 95, 280, 300)

/**
 * How long a text takes to say, in milliseconds, at the narrators' usual rate; 0 when there is nothing to say.
 *
 * @param language BCP 47; only its first part counts, and an unknown one gets a usual pace.
 */
export function speakingTimeMs(text: string, language: string): number {
  const tag = language.split('-', 1)[0] as string
  const { letterMs, wordMs, shortPauseMs, longPauseMs } = PACES[tag] ?? USUAL_PACE
  const digits = count(text, /\p{Nd}/gu)
  const letters = count(text, /\p{L}/gu) + digits * (LETTERS_A_DIGIT[tag] ?? USUAL_LETTERS_A_DIGIT)
  if (letters === 0) return 0
  const kanji = tag === 'ja' ? count(text, /\p{Script=Han}/gu) : 0
  const latin = tag === 'ja' ? count(text, /\p{Script=Latin}/gu) : 0
  const words = tag === 'ja' ? kanji : count(text, /[^\s—–]*[\p{L}\p{N}][^\s—–]*/gu)
  const inner = text.trim().slice(0, -1)
  const pausesMs =
    count(inner, /[,;:،؛、；：—–]/gu) * shortPauseMs +
    count(inner, /[.!?…。！？।؟]+/gu) * longPauseMs
  const sounds = letters - kanji - latin * (1 - KANA_A_LATIN_LETTER)
  return Math.round(EDGES_MS + sounds * letterMs + words * wordMs + pausesMs)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function pace(letterMs: number, wordMs: number, shortPauseMs: number, longPauseMs: number): Pace {
  return { letterMs, wordMs, shortPauseMs, longPauseMs }
}
