import { expect, test } from 'vitest'
import { INDEXED_PAGES } from '#contract/public-page.ts'
import dates from '#server/site/page-dates.json' with { type: 'json' }
import { sumsOfPages } from './words-of-page.ts'

const noted: Record<string, { words: string; changed: string }> = dates

test('the day noted for a public page is that of the words it has; `npm run date:pages` notes it', async () => {
  const words = Object.entries(noted).map(([path, page]) => [path, page.words])
  expect(Object.fromEntries(words)).toEqual(await sumsOfPages())
})

test('the days noted are days, and none of a page that is always of today', () => {
  for (const { changed } of Object.values(noted)) expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/)
  for (const page of ['/release-notes', '/status', '/api']) {
    expect(INDEXED_PAGES).toContain(page)
    expect(noted).not.toHaveProperty([page])
  }
})
