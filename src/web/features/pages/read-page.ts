import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { CONTENT_PAGES, pageOfPath } from '#contract/public-page.ts'
import { compilePage, type PageContent } from './compile-page.ts'

const SOURCES = import.meta.glob<string>('../../content/*/*.md', {
  query: '?raw',
  import: 'default',
})

/** For the loaders of content pages. They run when the pages are built, so the words go into the HTML alone. */
export async function readRequestedPage(request: Request): Promise<PageContent> {
  const { page, language } = requestedPage(request)
  return await readPage(page, language)
}

/** The page that a loader was asked for, as HTML or as its data alone. */
export function requestedPage(request: Request) {
  return pageOfPath(new URL(request.url).pathname.replace(/(\.data|\/)$/, ''))
}

/** A content page in a language, in English where it has not been translated. @throws when there is no such page. */
async function readPage(page: string, language: InterfaceLanguage): Promise<PageContent> {
  for (const choice of [language, INTERFACE_LANGUAGES[0]]) {
    const source = await SOURCES[`../../content${page}/${choice}.md`]?.()
    if (source) return compilePage(source, choice)
  }
  throw new Error(`There is no text of ${page}.`)
}

/** What each content page is about, by its path. */
export type PageDescriptions = Record<string, string>

export async function readPageDescriptions(language: InterfaceLanguage): Promise<PageDescriptions> {
  const entries = await Promise.all(
    CONTENT_PAGES.map(async (page) => [page, (await readPage(page, language)).description]),
  )
  return Object.fromEntries(entries)
}
