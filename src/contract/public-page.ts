import { INTERFACE_LANGUAGES, type InterfaceLanguage } from './interface-language.ts'

/** The pages of the footer; their words are in src/web/content. */
export const CONTENT_PAGES = [
  '/examples',
  '/release-notes',
  '/roadmap',
  '/blog',
  '/docs',
  '/tutorials',
  '/help',
  '/api',
  '/community',
  '/about',
  '/careers',
  '/contact',
  '/press',
  '/privacy',
  '/terms',
  '/cookies',
  '/sitemap',
  '/status',
  '/feedback',
  '/academy',
] as const

/** Public pages that search engines should know, by their English path. */
export const INDEXED_PAGES = ['/home', ...CONTENT_PAGES] as const

/** Public pages that are nobody's search result. */
export const UNLISTED_PAGES = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/newsletter',
  '/404',
] as const

export type PublicPage = (typeof INDEXED_PAGES | typeof UNLISTED_PAGES)[number]

export const PUBLIC_PAGES: readonly PublicPage[] = [...INDEXED_PAGES, ...UNLISTED_PAGES]

/** Stands in the built pages for the origin that people open the site at, which is known only when it is served. */
export const BUILT_ORIGIN = 'https://reelwright.invalid'

/** English has no prefix: /home, /es/home. */
export function localPath(page: string, language: InterfaceLanguage): string {
  return language === INTERFACE_LANGUAGES[0] ? page : `/${language}${page}`
}

/** Pixels of the pictures that messengers show of a page. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** Where the picture of a public page is, in its language; drawn when the site is built. */
export function sharePicturePath(page: string, language: InterfaceLanguage): string {
  return `/share/${language}${page}.jpg`
}

/** The language a path speaks, and the page's path without it. */
export function pageOfPath(path: string): { language: InterfaceLanguage; page: string } {
  const [, first = '', ...rest] = path.split('/')
  const language = INTERFACE_LANGUAGES.slice(1).find((prefix) => prefix === first)
  return language
    ? { language, page: `/${rest.join('/')}` }
    : { language: INTERFACE_LANGUAGES[0], page: path }
}
