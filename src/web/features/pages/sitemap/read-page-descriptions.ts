import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { CONTENT_PAGES } from '#contract/public-page.ts'
import { readPage } from '../read-page.ts'

/** What each content page is about, by its path. */
export type PageDescriptions = Record<string, string>

export async function readPageDescriptions(language: InterfaceLanguage): Promise<PageDescriptions> {
  const entries = await Promise.all(
    CONTENT_PAGES.map(async (page) => [page, (await readPage(page, language)).description]),
  )
  return Object.fromEntries(entries)
}
