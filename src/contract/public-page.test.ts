import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from './interface-language.ts'
import { localPath, PUBLIC_PAGES, pageOfPath } from './public-page.ts'

test('English pages have no prefix, others their language', () => {
  expect(localPath('/home', 'en')).toBe('/home')
  expect(localPath('/home', 'ja')).toBe('/ja/home')
})

test('a path leads back to its page and language', () => {
  for (const page of PUBLIC_PAGES) {
    for (const language of INTERFACE_LANGUAGES) {
      expect(pageOfPath(localPath(page, language))).toEqual({ page, language })
    }
  }
})

test('what is no language of ours is part of the page, and English is never a prefix', () => {
  expect(pageOfPath('/xx/home')).toEqual({ language: 'en', page: '/xx/home' })
  expect(pageOfPath('/en/home')).toEqual({ language: 'en', page: '/en/home' })
})
