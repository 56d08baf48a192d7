import { expect, test } from 'vitest'
import { neededMs, shortenToFit } from './shorten-to-fit.ts'

test('a text is shortened by whole sentences, and where not one fits by whole words', () => {
  const text = 'The sea is salty. Rivers carry the salt. The sun takes only the water away again.'
  const two = 'The sea is salty. Rivers carry the salt.'
  expect(shortenToFit(text, 'en', neededMs(two, 'en'))).toBe(two)
  expect(shortenToFit(text, 'en', neededMs(two, 'en') - 1)).toBe('The sea is salty.')
  const words = shortenToFit(text, 'en', neededMs('The sea is', 'en'))
  expect(words).toBe('The sea is')
  expect(shortenToFit(text, 'en', neededMs(text, 'en'))).toBe(text)
})

test('what cannot be shortened stays as it is', () => {
  expect(shortenToFit('Salt', 'en', 1)).toBe('Salt')
  expect(shortenToFit('', 'en', 1000)).toBe('')
})

test('a text without spaces is shortened, too', () => {
  const text = '海は塩辛い。川が塩を運ぶ。'
  expect(shortenToFit(text, 'ja', neededMs('海は塩辛い。', 'ja'))).toBe('海は塩辛い。')
})
