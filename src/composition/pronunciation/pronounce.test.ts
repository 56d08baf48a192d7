import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { pronouncer, spokenText } from './pronounce.ts'

const LIST = list(['GIF', 'jif'], ['NASA', 'nassa'], ['New York', 'Noo York'], ['York', 'Yorick'])

function list(...pairs: [string, string, string?][]) {
  return pairs.map(([written, spoken, language]) => ({
    written,
    spoken,
    language: language ?? null,
  }))
}

function said(text: string, respellings = LIST, language = 'en'): string {
  const parts = pronouncer(respellings)(text, language)
  return parts ? spokenText(parts) : text
}

test.each([
  ['A GIF, two gifs and a Gif.', 'A jif, two gifs and a jif.'],
  ["NASA's NASA-led (NASA)", "nassa's nassa-led (nassa)"],
  ['New York is not York, new\nyork is.', 'Noo York is not Yorick, Noo York is.'],
  ['NASAs and UNASA and NASA_1', 'NASAs and UNASA and NASA_1'],
])('whole words, the longest first: %s', (text, spoken) => {
  expect(said(text)).toBe(spoken)
})

test('what was put in is not looked at again', () => {
  expect(said('a b', list(['a', 'b'], ['b', 'a']))).toBe('b a')
  expect(said('x', list(['x', 'x x']))).toBe('x x')
})

test.each([
  ['Ο Σίσυφος και ο ΣΊΣΥΦΟΣ', 'σίσυφος', 'Sisyfos', 'Ο Sisyfos και ο Sisyfos'],
  ['Das Œuvre, das œuvre', 'Œuvre', 'Öwre', 'Das Öwre, das Öwre'],
  ['cafe\u0301 und cafe', 'café', 'Kaffee', 'Kaffee und cafe'],
  ['resume\u0301s', 'resume', 'x', 'resume\u0301s'],
  ['C++ and C++.', 'C++', 'see plus plus', 'see plus plus and see plus plus.'],
  ['50 % & more', '&', 'and', '50 % and more'],
])('letters of all scripts: %s', (text, written, spoken, expected) => {
  expect(said(text, list([written, spoken]))).toBe(expected)
})

test('where words are written without spaces, any place will do; not within a word of letters', () => {
  expect(said('東京都の日本橋', list(['日本橋', 'にほんばし']), 'ja')).toBe('東京都のにほんばし')
  expect(said('AIはAIRではない', list(['AI', 'エーアイ']), 'ja')).toBe('エーアイはAIRではない')
  expect(said('北京大学', list(['大学', 'da xue']), 'zh')).toBe('北京da xue')
})

test('a language of its own goes before all, and no other voice says it', () => {
  const both = list(['GIF', 'jif'], ['GIF', 'giff', 'de'])
  expect(said('Ein GIF', both, 'de')).toBe('Ein giff')
  expect(said('A GIF', both, 'en')).toBe('A jif')
  expect(pronouncer(list(['GIF', 'giff', 'de']))('A GIF', 'en')).toBeUndefined()
})

test('what is said as it is written is left alone', () => {
  expect(pronouncer(LIST)('Nothing of that.', 'en')).toBeUndefined()
  expect(pronouncer(list(['GIF', 'GIF']))('A GIF.', 'en')).toBeUndefined()
})

test('the parts are the whole text, and what is not in the list is said as it is', () => {
  const word = fc.constantFrom('GIF', 'gif', 'New', 'York', 'NASA', 'the', '東京', ' ', '\n', ',')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join('')
      const parts = pronouncer([...LIST, ...list(['東京', 'とうきょう'])])(text, 'en') ?? []
      if (parts.length > 0) expect(parts.map(({ written }) => written).join('')).toBe(text)
      for (const { written, spoken } of parts)
        expect([written, 'jif', 'nassa', 'Noo York', 'Yorick', 'とうきょう']).toContain(spoken)
    }),
  )
})
