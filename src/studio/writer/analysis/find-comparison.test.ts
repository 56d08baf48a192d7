import { expect, test } from 'vitest'
import { findComparison } from './find-comparison.ts'

test.each([
  ['en', 'Coffee vs tea', ['Coffee', 'tea']],
  ['en', 'Cats vs. dogs: which pet suits you?', ['Cats', 'dogs']],
  ['en', 'Train or plane?', ['Train', 'plane']],
  ['en', 'The difference between jam and marmalade', ['jam', 'marmalade']],
  [
    'en',
    'Running in the morning vs running in the evening',
    ['Running in the morning', 'running in the evening'],
  ],
  ['es', 'Café o té: ¿cuál es mejor?', ['Café', 'té']],
  ['fr', 'La différence entre le thé et la tisane', ['le thé', 'la tisane']],
  ['de', 'Kaffee oder Tee: was ist gesünder?', ['Kaffee', 'Tee']],
  ['ja', 'コーヒーと紅茶の違い', ['コーヒー', '紅茶']],
  ['vi', 'Sự khác nhau giữa trà và cà phê', ['trà', 'cà phê']],
] as const)('two sides are compared (%s): %s', (language, sentence, sides) => {
  expect(findComparison(sentence, language)).toEqual(sides)
})

test.each([
  'Should I rent or buy a flat?',
  'Trick or treat on our street',
  'A boy who must choose between two worlds',
  'Is it love or habit?',
])('"%s" compares nothing', (sentence) => {
  expect(findComparison(sentence, 'en')).toBeNull()
})
