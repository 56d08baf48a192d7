import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { INDEXED_PAGES, localPath } from '#contract/public-page.ts'
import dates from './page-dates.json' with { type: 'json' }

/** Search engines may read the public site; the application and its interfaces hold nothing for them. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...['/dashboard', '/api/', '/rpc/', '/media/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The day on which the words of a page changed last, by its path. */
const CHANGED: Record<string, { changed: string }> = dates

/** Every public page in every language, each with its other languages (sitemaps.org, 0.9). */
export function sitemap(publicUrl: string): string {
  const urls = INDEXED_PAGES.flatMap((page) =>
    INTERFACE_LANGUAGES.map((language) => entry(publicUrl, page, language)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(publicUrl: string, page: string, language: InterfaceLanguage): string {
  const alternates = INTERFACE_LANGUAGES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}${localPath(page, other)}"/>`,
  )
  const path = localPath(page, language)
  const changed = CHANGED[path]?.changed
  return [
    `<url><loc>${publicUrl}${path}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates,
    '</url>',
  ].join('')
}
