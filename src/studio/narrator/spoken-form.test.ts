import { expect, test } from 'vitest'
import { isSpeakable, spokenForm } from './spoken-form.ts'

const CASES: [written: string, language: string, spoken: string][] = [
  ['**bold**', 'en', 'bold'],
  ['`code`', 'en', 'code'],
  ['<b>word</b>', 'en', 'word'],
  ['[[h@l@u]]', 'en', 'h@l@u'],
  ['here](https://example.com/x)', 'en', 'here'],
  ['https://www.example.com/a?b=1.', 'en', 'example.com.'],
  ['🚀lift', 'en', 'lift'],
  ['a\u0000b\u200bc\u202ed', 'en', 'a b c d'],
  ['𝗯𝗼𝗹𝗱', 'en', 'bold'],
  ['#tag', 'en', 'tag'],
  ['C#', 'en', 'C#'],
  ['$25.50,', 'en', '25.50 $,'],
  ['$5M', 'en', '5 million $'],
  ['25.000₫', 'vi', '25.000 đồng'],
  ['50%', 'zh', '百分之50'],
  ['&', 'es', 'y'],
  ['wow!!!!!', 'en', 'wow!'],
  ['Dr.', 'en', 'Dr'],
  ['(e.g.', 'en', '(for example'],
  ['z.B.', 'de', 'zum Beispiel'],
  ['usw.', 'de', 'und so weiter,'],
  ['etc.,', 'en', 'etcetera,'],
  ['me.', 'en', 'me.'],
]

for (const [written, language, spoken] of CASES) {
  test(`${JSON.stringify(written)} is said as '${spoken}' (${language})`, () => {
    expect(spokenForm(written, language)).toBe(spoken)
  })
}

test('Persian and Hindi keep the joiners inside their words', () => {
  expect(spokenForm('می‌خواهم', 'fa')).toBe('می‌خواهم')
  expect(spokenForm('क्‍या', 'hi')).toBe('क्‍या')
})

test('a word, a number and a spoken sign make a sound; punctuation does not', () => {
  for (const text of ['word', '7', '&', '日', '%']) expect(isSpeakable(text)).toBe(true)
  for (const text of ['', '—', '…', '"', '!?']) expect(isSpeakable(text)).toBe(false)
})
