import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import type { MetaDescriptor } from 'react-router'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import {
  BUILT_ORIGIN,
  localPath,
  pageOfPath,
  SHARE_PICTURE,
  sharePicturePath,
} from '#contract/public-page.ts'

type PageWords = {
  title: string | MessageDescriptor
  description?: string | MessageDescriptor
  /** Facts for search engines; the page's own address is filled in for `url`. */
  jsonLd?: Record<string, unknown>
}

/** As Facebook names them: with a territory. */
const LOCALES: Record<InterfaceLanguage, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  ja: 'ja_JP',
  vi: 'vi_VN',
}

type MetaArgs = {
  location: { pathname: string }
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>
}

/** What the head of a public page says: words, address, other languages, picture. */
export function pageMeta({ location, matches }: MetaArgs, words: PageWords): MetaDescriptor[] {
  const { page, language } = pageOfPath(withoutTrailingSlash(location.pathname))
  const siteWords = matches.map((match) => match?.loaderData).find(isSiteWords)
  const i18n = setupI18n({ locale: language, messages: { [language]: siteWords?.messages ?? {} } })
  const said = (text: string | MessageDescriptor) =>
    typeof text === 'string' ? text : i18n._(text)
  const title = said(words.title)
  const description = words.description ? said(words.description) : undefined
  const url = pageAddress(page, language)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...links(page, language),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Reelwright' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:locale', content: LOCALES[language] },
    ...INTERFACE_LANGUAGES.filter((other) => other !== language).map((other) => ({
      property: 'og:locale:alternate',
      content: LOCALES[other],
    })),
    ...sharePicture(page, language, title),
    ...(words.jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', url, ...words.jsonLd } }]
      : []),
  ]
}

/** What messengers show of a page, and read out. */
export function sharePicture(
  page: string,
  language: InterfaceLanguage,
  alt: string,
): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${origin()}${sharePicturePath(page, language)}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ]
}

/** For pages that are nobody's search result: their words, and word to stay away. */
export function unlistedPageMeta(args: MetaArgs, words: PageWords): MetaDescriptor[] {
  const described = pageMeta(args, words).filter(
    (tag) => 'title' in tag || ('name' in tag && tag.name === 'description'),
  )
  return [...described, { name: 'robots', content: 'noindex' }]
}

function links(page: string, language: InterfaceLanguage): MetaDescriptor[] {
  return [
    link('canonical', pageAddress(page, language)),
    ...INTERFACE_LANGUAGES.map((other) => link('alternate', pageAddress(page, other), other)),
    link('alternate', pageAddress(page, INTERFACE_LANGUAGES[0]), 'x-default'),
  ]
}

function link(rel: string, href: string, hrefLang?: string): MetaDescriptor {
  return { tagName: 'link', rel, href, ...(hrefLang ? { hrefLang } : {}) }
}

/** Where a page is found, with its origin. */
export function pageAddress(page: string, language: InterfaceLanguage): string {
  return `${origin()}${localPath(page, language)}`
}

/** Built pages carry a stand-in that the server replaces by its own origin. */
function origin(): string {
  return typeof window === 'undefined' ? BUILT_ORIGIN : window.location.origin
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** The public site's catalogue in one language. */
export type SiteWords = { language: InterfaceLanguage; messages: Messages }

function isSiteWords(value: unknown): value is SiteWords {
  return typeof value === 'object' && value !== null && 'language' in value && 'messages' in value
}
