import { expect, test } from 'vitest'
import { japaneseUnits } from './japanese-units.ts'
import type { SpeechUnit } from './speech-unit.ts'
import { splitIntoUnits } from './split-into-units.ts'

test('words keep their punctuation', () => {
  expect(textsOf(splitIntoUnits('Well, "yes" (or no)!', 'en'))).toEqual([
    'Well,',
    '"yes"',
    '(or',
    'no)!',
  ])
})

test('a dash or an emoji belongs to the word before it, at the start of a line to the one after it', () => {
  expect(textsOf(splitIntoUnits('Up 🚀 we go — now', 'en'))).toEqual(['Up 🚀', 'we', 'go —', 'now'])
  expect(textsOf(splitIntoUnits('🚀 Up\n- one\n- two', 'en'))).toEqual(['🚀 Up', '- one', '- two'])
  expect(textsOf(splitIntoUnits('one—two —', 'en'))).toEqual(['one—', 'two —'])
})

test('a line break is a pause, unless a sentence has ended there', () => {
  expect(spoken(splitIntoUnits('First\nSecond.\nThird', 'en'))).toBe('First. Second. Third')
})

test('Chinese is split into dictionary words, and opening quotes go with what they open', () => {
  const units = splitIntoUnits('今天天气很好！“你好”，他说。', 'zh')
  expect(textsOf(units).join('')).toBe('今天天气很好！“你好”，他说。')
  expect(textsOf(units)).toEqual(expect.arrayContaining(['今天', '天气', '“你好”，']))
})

test('Japanese is split into phrases and read in kana', async () => {
  expect(await read('日本語を読むのは楽しいです。')).toEqual([
    ['日本語を', 'ニホンゴヲ'],
    ['読むのは', 'ヨムノワ'],
    ['楽しいです。', 'タノシイデス。'],
  ])
})

test('Japanese numbers are read with their counters', async () => {
  expect(await read('2024年4月9日、1,500円、一人、3.5kg、100万人')).toEqual([
    ['2024年', 'ニセンニジュウヨネン'],
    ['4月', 'シガツ'],
    ['9日、', 'ココノカ、'],
    ['1,500円、', 'センゴヒャクエン、'],
    ['一人、', 'ヒトリ、'],
    ['3.5kg、', 'サンテンゴキログラム、'],
    ['100万人', 'ヒャクマンニン'],
  ])
})

test('Latin words and addresses in Japanese are read in kana', async () => {
  expect(await read('AIとGoogleで https://example.com/a を')).toEqual([
    ['AIと', 'エエアイト'],
    ['Googleで', 'グウグルデ'],
    ['https://example.com/a', 'エクサムプルドットコム'],
    ['を', 'ヲ'],
  ])
})

test('Japanese quotes stay around what they quote', async () => {
  const texts = (await read('彼は「はい」と言った。でも、次。')).map(([text]) => text)
  expect(texts).toEqual(['彼は', '「はい」と', '言った。', 'でも、', '次。'])
})

test('there are no units when there is nothing to say', async () => {
  for (const text of ['', ' \n', '— … !', '🎉']) {
    expect(splitIntoUnits(text, 'en')).toEqual([])
    expect(splitIntoUnits(text, 'zh')).toEqual([])
  }
  expect(await japaneseUnits('。、「」')).toEqual([])
})

function textsOf(units: SpeechUnit[]): string[] {
  return units.map((unit) => unit.text)
}

function spoken(units: SpeechUnit[]): string {
  return units
    .map((unit) => unit.spoken)
    .join('')
    .trim()
}

async function read(text: string): Promise<[text: string, spoken: string][]> {
  const units = await japaneseUnits(text)
  return units.map((unit) => [unit.text, unit.spoken.trim()])
}
