import type { Token } from 'kuromoji'
import { readCounted } from './japanese-counters.ts'
import { readNumber } from './japanese-numbers.ts'
import { readLatin } from './latin-to-kana.ts'
import { spokenForm } from './spoken-form.ts'

export type ReadToken = { token: Token; reading: string }

const KANJI_DIGITS = '〇一二三四五六七八九'
const DIGITS = /^\d[\d,]*(?:\.\d+)?$/

/**
 * How each token is said, in katakana without the long-vowel sign. Digits that the tokeniser took apart
 * ('1', ',', '500') become one token, read together with the counter behind it.
 */
export function readJapanese(tokens: Token[]): ReadToken[] {
  const read: ReadToken[] = []
  const joined = joinDigits(tokens)
  for (let at = 0; at < joined.length; at++) {
    const token = joined[at] as Token
    const next = joined[at + 1]
    const surface = inDigits(token, next).normalize('NFKC')
    if (!DIGITS.test(surface)) {
      read.push({ token, reading: spellOut(token, surface) })
      continue
    }
    const digits = surface.replaceAll(',', '')
    const counted = next && readCounted(digits, next.surface_form)
    read.push({ token, reading: counted?.number ?? readNumber(digits) })
    if (!counted) continue
    read.push({ token: { ...next, pos: '名詞', pos_detail_1: '接尾' }, reading: counted.counter })
    at++
  }
  return read
}

/** '一人' is counted as '1人' is; in other words the numeral is left to the dictionary. */
function inDigits(token: Token, next: Token | undefined): string {
  const digit = KANJI_DIGITS.indexOf(token.surface_form)
  const isCounted = token.pos_detail_1 === '数' && next?.pos_detail_1 === '接尾'
  return digit > 0 && isCounted ? String(digit) : token.surface_form
}

function spellOut(token: Token, surface: string): string {
  if (token.pos === '記号' || !/[\p{L}\p{N}]/u.test(surface)) return spokenForm(surface, 'ja')
  if (token.pronunciation) return withoutLongSign(token.pronunciation)
  if (/^[\p{Script=Latin}\p{M}'’-]+$/u.test(surface)) return withoutLongSign(readLatin(surface))
  return withoutLongSign(spokenForm(surface, 'ja'))
}

function joinDigits(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const last = joined.at(-1)
    const pair = (last?.surface_form ?? '') + token.surface_form
    const isNumber = DIGITS.test(pair.normalize('NFKC'))
    const continues = isNumber || startsFraction(pair, tokens[at + 1])
    if (last && continues && pair !== token.surface_form) last.surface_form = pair
    else joined.push({ ...token })
  }
  return joined
}

/** '3.' only belongs together when a digit follows: otherwise the point ends the sentence. */
function startsFraction(pair: string, next: Token | undefined): boolean {
  const digitsAndPoint = /^\d[\d,]*[.,]$/.test(pair.normalize('NFKC'))
  return digitsAndPoint && /^\d/.test(next?.surface_form.normalize('NFKC') ?? '')
}

const VOWEL_ROWS = [
  ['ア', 'アカサタナハマヤラワガザダバパァャヮ'],
  ['イ', 'イキシチニヒミリギジヂビピィ'],
  ['ウ', 'ウクスツヌフムユルグズヅブプゥュヴ'],
  ['エ', 'エケセテネヘメレゲゼデベペェ'],
  ['オ', 'オコソトノホモヨロヲゴゾドボポォョ'],
] as const

/** eSpeak often skips the long-vowel sign, so the vowel is written out: 'トーキョー' becomes 'トオキョオ'. */
function withoutLongSign(kana: string): string {
  const katakana = kana.replace(/[ぁ-ゖ]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + 0x60),
  )
  let written = ''
  for (const letter of katakana) written += letter === 'ー' ? vowelOf(written.at(-1)) : letter
  return written
}

function vowelOf(letter: string | undefined): string {
  if (letter === undefined) return ''
  return VOWEL_ROWS.find(([, row]) => row.includes(letter))?.[0] ?? ''
}
