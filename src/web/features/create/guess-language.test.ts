import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { firstLanguage, guessLanguage } from './guess-language.ts'

test('a video begins in the language of the screens', () => {
  expect(INTERFACE_LANGUAGES.map(firstLanguage)).toEqual([...INTERFACE_LANGUAGES])
  expect(firstLanguage('pl')).toBe('en')
})

test.each([
  ['How a lighthouse keeper kept the ships safe', 'en'],
  ['Cómo plantar tomates en el balcón con los niños', 'es'],
  ['Pourquoi le ciel est bleu, expliqué aux enfants', 'fr'],
  ['Der alte Uhrmacher und das Mädchen', 'de'],
  ['なぜ空は青いのか', 'ja'],
  ['Người thợ sửa đồng hồ già ở phố cổ', 'vi'],
  ['لماذا تنام القطط كثيرا؟', 'other'],
  ['Почему кошки так много спят', 'other'],
  ['왜 고양이는 잠을 많이 잘까', 'other'],
])('"%s" is plainly %s', (idea, language) => {
  expect(guessLanguage(idea)).toBe(language)
})

test.each(['', 'Lisbon', 'Pizza Margherita, 30 km', '京都 紅葉', '🐱🦁 12345'])(
  '"%s" does not tell its language',
  (idea) => {
    expect(guessLanguage(idea)).toBeNull()
  },
)

test('an article tells its language in its beginning, however long it is', () => {
  const german = 'Die Mühle am Fluss ist alt und der Müller auch. '.repeat(50)
  expect(guessLanguage(german + 'The river and the mill of the village. '.repeat(400))).toBe('de')
})

test('a foreign word in an idea does not change its language', () => {
  expect(guessLanguage('Why the word Weltschmerz and the word لماذا are hard to translate')).toBe(
    'en',
  )
})
