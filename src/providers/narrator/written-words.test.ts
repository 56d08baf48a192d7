import { expect, test } from 'vitest'
import { pronouncer, type SpokenPart, spokenText } from '#composition/pronunciation/pronounce.ts'
import { fc } from '#testing/properties.ts'
import { writtenWords } from './written-words.ts'

/** A tenth of a second each, with as long a pause after it. */
function timed(texts: readonly string[]) {
  return texts.map((text, at) => ({ text, startMs: at * 200, endMs: at * 200 + 100 }))
}

function shown(parts: SpokenPart[], said: string[], language = 'en') {
  return writtenWords(timed(said), parts, language).map(
    ({ text, startMs, endMs }) => `${text} ${startMs}-${endMs}`,
  )
}

function replacing(text: string, written: string, spoken: string, language = 'en'): SpokenPart[] {
  return pronouncer([{ written, spoken, language: null }])(text, language) ?? []
}

test('a word that is said as several has the time of them all', () => {
  const parts = replacing('We love SQL, truly.', 'SQL', 'ess cue ell')
  const said = ['We', 'love', 'ess', 'cue', 'ell,', 'truly.']
  expect(shown(parts, said)).toEqual([
    'We 0-100',
    'love 200-300',
    'SQL, 400-900',
    'truly. 1000-1100',
  ])
})

test('words that are said as one share its time by their lengths', () => {
  const parts = replacing('In New York now', 'New York', 'Nuuyork')
  expect(shown(parts, ['In', 'Nuuyork', 'now'])).toEqual([
    'In 0-100',
    'New 200-245',
    'York 245-300',
    'now 400-500',
  ])
})

test('as many words as are said have the time of one each', () => {
  const parts = replacing('Ask Dr. Who!', 'Dr. Who', 'Doctor Hoo')
  expect(shown(parts, ['Ask', 'Doctor', 'Hoo!'])).toEqual([
    'Ask 0-100',
    'Dr. 200-300',
    'Who! 400-500',
  ])
})

test('a part of a word, and several parts in one', () => {
  expect(shown(replacing("NASA's plan", 'NASA', 'nassa'), ["nassa's", 'plan'])).toEqual([
    "NASA's 0-100",
    'plan 200-300',
  ])
  expect(shown(replacing('GIF/GIF it', 'GIF', 'a jif'), ['a', 'jif/a', 'jif', 'it'])).toEqual([
    'GIF/GIF 0-500',
    'it 600-700',
  ])
})

test('Japanese words that the narrator parts otherwise are shown as they are written', () => {
  const parts = replacing('昔の日本橋は木の橋', '日本橋', 'にほんばし', 'ja')
  expect(shown(parts, ['昔の', 'にほん', 'ばしは', '木の', '橋'], 'ja')).toEqual([
    '昔の 0-100',
    '日本橋は 200-500',
    '木の 600-700',
    '橋 800-900',
  ])
})

test('words that are not those of the text give up their whole time to it', () => {
  const parts = replacing('A GIF here', 'GIF', 'jif')
  expect(shown(parts, ['something', 'else'])).toEqual(['A 0-64', 'GIF 64-171', 'here 171-300'])
  expect(writtenWords([], parts, 'en')).toEqual([])
})

test('whatever is replaced, the words are the written ones in order, in the time of the said ones', () => {
  const word = fc.constantFrom('one', 'GIF', 'New York', 'C++', 'x', '東京', '—', '“NASA”,', '😀')
  const spelling = fc.record({
    written: fc.constantFrom('GIF', 'New York', 'York', 'C++', '東', 'NASA', 'x'),
    spoken: fc.constantFrom('jif', 'a b c', 'Nuuyork', 'とうきょう', 'x y', '😀 grin'),
    language: fc.constant(null),
  })
  const separator = fc.constantFrom(' ', '', '\n', ' - ')
  const text = fc
    .array(fc.tuple(word, separator), { minLength: 1, maxLength: 8 })
    .map((pairs) => pairs.flat().join('').trim())
  fc.assert(
    fc.property(text, fc.array(spelling, { maxLength: 4 }), fc.boolean(), (written, list, cuts) => {
      const parts = pronouncer(list)(written, 'en')
      if (!parts) return
      const spoken = spokenText(parts)
      const said = cuts ? spoken.split(/\s+/u) : (spoken.match(/\S{1,2}/gu) ?? [])
      const words = timed(said.filter(Boolean))
      const result = writtenWords(words, parts, 'en')
      expect(
        result
          .map((one) => one.text)
          .join('')
          .replace(/\s/gu, ''),
      ).toBe(written.replace(/\s/gu, ''))
      const times = result.flatMap(({ startMs, endMs }) => [startMs, endMs])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect([times[0], times.at(-1)]).toEqual([0, words.at(-1)?.endMs])
    }),
  )
})
