import { expect, test } from 'vitest'
import { readCounted } from './japanese-counters.ts'
import { readNumber } from './japanese-numbers.ts'
import { readLatin } from './latin-to-kana.ts'

const NUMBERS: [digits: string, reading: string][] = [
  ['0', 'ゼロ'],
  ['7', 'ナナ'],
  ['10', 'ジュウ'],
  ['345', 'サンビャクヨンジュウゴ'],
  ['600', 'ロッピャク'],
  ['888', 'ハッピャクハチジュウハチ'],
  ['3000', 'サンゼン'],
  ['8001', 'ハッセンイチ'],
  ['10000', 'イチマン'],
  ['100000000', 'イチオク'],
  ['1000000000000', 'イッチョオ'],
  ['3.14', 'サンテンイチヨン'],
  ['007', 'ゼロゼロナナ'],
]

for (const [digits, reading] of NUMBERS) {
  test(`${digits} is read ${reading}`, () => {
    expect(readNumber(digits)).toBe(reading)
  })
}

test('counters change the number and themselves', () => {
  expect(counted('4', '月')).toEqual(['シ', 'ガツ'])
  expect(counted('9', '時')).toEqual(['ク', 'ジ'])
  expect(counted('3', '分')).toEqual(['サン', 'プン'])
  expect(counted('10', '分')).toEqual(['ジュッ', 'プン'])
  expect(counted('14', '年')).toEqual(['ジュウヨ', 'ネン'])
  expect(counted('20', '歳')).toEqual(['ハタ', 'チ'])
  expect(readCounted('3', '学校')).toBeUndefined()
})

test('Latin words are read roughly as a Japanese speaker would', () => {
  expect(readLatin('NHK')).toBe('エヌエイチケー')
  expect(readLatin('camera')).toBe('カメラ')
  expect(readLatin('happy')).toBe('ハッピ')
  expect(readLatin('YouTube')).toBe('ユーチューブ')
  expect(readLatin('café')).toBe('カフェ')
  expect(readLatin('constructor')).toMatch(/^[\p{Script=Katakana}ー]+$/u)
})

function counted(digits: string, counter: string): string[] {
  return Object.values(readCounted(digits, counter) ?? {})
}
