import { expect, test } from 'vitest'
import { partClosing, withoutLabel } from './own-telling.ts'

test.each([
  ['en', 'A picture book for children: The owl fears the dark.', 'The owl fears the dark.'],
  ['en', 'Advert for a small bakery in Graz', 'a small bakery in Graz'],
  ['es', 'Un cuento para niños: El búho teme la noche.', 'El búho teme la noche.'],
  ['fr', 'Un poème triste sur une vieille gare', 'une vieille gare'],
  ['de', 'Ein Bilderbuch für Kinder ab vier: Die Eule fliegt.', 'Die Eule fliegt.'],
  ['ja', '子ども向けの絵本：フクロウは夜がこわい。', 'フクロウは夜がこわい。'],
  ['vi', 'Quảng cáo cho tiệm bánh nhỏ', 'tiệm bánh nhỏ'],
] as const)('what is only to be made of an idea is not told (%s): %s', (language, idea, told) => {
  expect(withoutLabel(idea, language)).toBe(told)
  expect(withoutLabel(told, language)).toBe(told)
})

test.each([
  ['en', 'A bakery in Graz; end with: order tonight.', 'A bakery in Graz', 'order tonight.'],
  [
    'de',
    'Eine Bäckerei in Graz. Am Ende: „Heute bestellen.“',
    'Eine Bäckerei in Graz.',
    'Heute bestellen.',
  ],
  ['fr', 'Une boulangerie. Termine par : à demain', 'Une boulangerie.', 'à demain'],
] as const)(
  'the words an idea wants at the end are parted from it (%s)',
  (language, idea, rest, closing) => {
    expect(partClosing(idea, language)).toEqual({ idea: rest, closing })
  },
)

test('nothing is parted from an idea that wants no words at the end', () => {
  const idea = 'Why every story needs an end with hope'
  expect(partClosing(idea, 'en')).toEqual({ idea, closing: '' })
})
