import { readNumber } from './japanese-numbers.ts'

export type CountedReading = { number: string; counter: string }

/** Counters that are read in one way, except after the numbers named. The key '' is the rule. */
const COUNTERS: Record<string, Record<string, string>> = {
  年: { '': 'ネン' },
  月: { '': 'ガツ' },
  円: { '': 'エン' },
  人: { '': 'ニン' },
  時: { '': 'ジ' },
  時間: { '': 'ジカン' },
  秒: { '': 'ビョオ' },
  個: { '': 'コ' },
  回: { '': 'カイ' },
  歳: { '': 'サイ' },
  倍: { '': 'バイ' },
  度: { '': 'ド' },
  番: { '': 'バン' },
  枚: { '': 'マイ' },
  台: { '': 'ダイ' },
  万: { '': 'マン' },
  億: { '': 'オク' },
  '%': { '': 'パアセント' },
  '°C': { '': 'ド' },
  kg: { '': 'キログラム' },
  g: { '': 'グラム' },
  km: { '': 'キロメエトル' },
  m: { '': 'メエトル' },
  cm: { '': 'センチ' },
  mm: { '': 'ミリ' },
  GB: { '': 'ギガバイト' },
  MB: { '': 'メガバイト' },
  分: { '': 'フン', 1: 'プン', 3: 'プン', 4: 'プン', 6: 'プン', 8: 'プン', 0: 'プン' },
  日: { '': 'ニチ' },
}

/** Whole words that do not follow the rule, as a number and a counter. */
const IRREGULAR: Record<string, [string, string]> = {
  '1人': ['ヒト', 'リ'],
  '2人': ['フタ', 'リ'],
  '1日': ['ツイ', 'タチ'],
  '2日': ['フツ', 'カ'],
  '3日': ['ミッ', 'カ'],
  '4日': ['ヨッ', 'カ'],
  '5日': ['イツ', 'カ'],
  '6日': ['ムイ', 'カ'],
  '7日': ['ナノ', 'カ'],
  '8日': ['ヨオ', 'カ'],
  '9日': ['ココノ', 'カ'],
  '10日': ['トオ', 'カ'],
  '20日': ['ハツ', 'カ'],
  '1歳': ['イッ', 'サイ'],
  '8歳': ['ハッ', 'サイ'],
  '20歳': ['ハタ', 'チ'],
}

const FOUR_IS_YO = new Set(['年', '円', '人', '時', '時間'])
const DOUBLES_BEFORE = new Set(['個', '回', '分'])

/** Reads a number with its counter; undefined when the counter is not known here. */
export function readCounted(digits: string, written: string): CountedReading | undefined {
  const counter = written.normalize('NFKC')
  const irregular = IRREGULAR[digits + counter]
  if (irregular) return { number: irregular[0], counter: irregular[1] }
  const endings = COUNTERS[counter]
  if (!endings) return undefined
  const last = digits.at(-1)
  return {
    number: beforeCounter(readNumber(digits), counter, last),
    counter: endings[last] ?? (endings[''] as string),
  }
}

function beforeCounter(number: string, counter: string, last: string): string {
  if (last === '4' && (FOUR_IS_YO.has(counter) || counter === '月')) {
    return number.replace(/ヨン$/, counter === '月' ? 'シ' : 'ヨ')
  }
  if (last === '9' && ['月', '時', '時間'].includes(counter)) return number.replace(/キュウ$/, 'ク')
  if (last === '7' && ['月', '時', '時間'].includes(counter)) return number.replace(/ナナ$/, 'シチ')
  if (!DOUBLES_BEFORE.has(counter)) return number
  return number
    .replace(/イチ$/, 'イッ')
    .replace(/ロク$/, 'ロッ')
    .replace(/ハチ$/, 'ハッ')
    .replace(/ジュウ$/, 'ジュッ')
}
