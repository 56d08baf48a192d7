import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { firstLanguage } from './idea-form.ts'

test('a video begins in the language of the screens', () => {
  expect(INTERFACE_LANGUAGES.map(firstLanguage)).toEqual([...INTERFACE_LANGUAGES])
  expect(firstLanguage('pl')).toBe('en')
})
