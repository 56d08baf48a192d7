import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { RESOLUTIONS } from '#contract/options.ts'
import { CONTENT_PAGES, localPath, PUBLIC_PAGES } from '#contract/public-page.ts'
import { compilePage } from '#web/features/pages/compile-page.ts'

const CONTENT = join(import.meta.dirname, '../web/content')
const PUBLIC_FILES = join(import.meta.dirname, '../../public')
const LANDING = readdirSync(join(CONTENT, '../features/landing'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(CONTENT, '../features/landing', name), 'utf8'))
/** What the server answers beside pages and files. */
const SERVED = ['/api/v1/openapi.json', '/sitemap.xml']

const pages = INTERFACE_LANGUAGES.flatMap((language) =>
  CONTENT_PAGES.map((page) => ({ page, language, path: localPath(page, language) })),
)

function contentOf(page: string, language: InterfaceLanguage) {
  return compilePage(sourceOf(page, language), language)
}

function sourceOf(page: string, language: InterfaceLanguage): string {
  return readFileSync(join(CONTENT, page, `${language}.md`), 'utf8')
}

test('there is a folder for each page, and no other', () => {
  const folders = readdirSync(CONTENT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`)
  expect(folders.toSorted()).toEqual([...CONTENT_PAGES].toSorted())
})

test.each(pages)(
  '$path has the headings and the slot of the English page',
  ({ page, language }) => {
    const shape = (content: ReturnType<typeof contentOf>) => ({
      headings: content.headings.map(({ id, level }) => `${level} ${id}`),
      parts: content.parts.length,
      questions: content.questions.length,
    })
    const content = contentOf(page, language)
    expect(shape(content)).toEqual(shape(contentOf(page, 'en')))
    expect(new Set(content.headings.map(({ id }) => id)).size).toBe(content.headings.length)
    expect(content.description.length).toBeLessThanOrEqual(160)
  },
)

test.each(pages)('every link of $path leads somewhere', ({ page, language }) => {
  for (const [, href = ''] of contentOf(page, language)
    .parts.join('')
    .matchAll(/href="([^"]+)"/g)) {
    expect(leadsSomewhere(href, page, language), `${page} links to ${href}`).toBe(true)
  }
})

function leadsSomewhere(href: string, from: string, language: InterfaceLanguage): boolean {
  const [path = '', anchor] = href.split('#')
  if (path === '') return headingIds(from, language).includes(anchor ?? '')
  if (SERVED.includes(path)) return true
  if (path.includes('.')) return existsSync(join(PUBLIC_FILES, path))
  const target = PUBLIC_PAGES.find((page) => localPath(page, language) === path)
  if (!target || anchor === undefined) return target !== undefined
  // The home page is no Markdown: its sections carry their anchors themselves.
  if (target === '/home') return LANDING.some((source) => source.includes(`id="${anchor}"`))
  return headingIds(target, language).includes(anchor)
}

function headingIds(page: string, language: InterfaceLanguage): string[] {
  return contentOf(page, language).headings.map(({ id }) => id)
}

test.each(INTERFACE_LANGUAGES)('what a new account is given is said as it is (%s)', (language) => {
  for (const page of ['docs', 'tutorials']) {
    expect(sourceOf(page, language), page).toMatch(new RegExp(`\\b${SIGN_UP_CREDITS}\\b`))
  }
})

test.each(INTERFACE_LANGUAGES)('what the pages say in %s is what is offered', (language) => {
  for (const resolution of RESOLUTIONS) expect(sourceOf('/press', language)).toContain(resolution)
  const help = sourceOf('/help', language)
  const credits = help.slice(help.indexOf('{#more-credits}'), help.indexOf('{#ledger}'))
  expect(credits).toContain('(/home#pricing)')
  const api = sourceOf('/api', language)
  for (const path of ['/media/uploads/{id}', 'purpose=avatar', '/media/account.zip']) {
    expect(api).toContain(path)
  }
})
