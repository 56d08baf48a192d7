import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { CONTENT_PAGES, localPath } from '#contract/public-page.ts'

const CONTENT = join(import.meta.dirname, '../web/content')
const LANDING = /^src\/web\/(features\/(?:landing|period)\/|routes\/home\.tsx)/
/** They show what is true now, and so have no date of their own. */
const LIVE = ['/release-notes', '/status', '/api']

/** The words of each page in each language as a short sum, by its path: another sum, another text. */
export async function sumsOfPages(): Promise<Record<string, string>> {
  const pages = CONTENT_PAGES.filter((page) => !LIVE.includes(page))
  const sums: Record<string, string> = {}
  for (const language of INTERFACE_LANGUAGES) {
    sums[localPath('/home', language)] = sumOf(await landingWords(language))
    for (const page of pages) {
      const text = readFileSync(join(CONTENT, page, `${language}.md`), 'utf8')
      sums[localPath(page, language)] = sumOf(text)
    }
  }
  return sums
}

/** What the landing page says, whatever file of it says it. */
async function landingWords(language: InterfaceLanguage): Promise<string> {
  const catalogues = await getCatalogs(getConfig())
  const site = catalogues.find(({ path }) => path.includes('/site/'))
  const words = Object.values((await site?.read(language)) ?? {})
    .filter(({ origin = [] }) => origin.some(([file]) => LANDING.test(file)))
    .map(({ translation = '' }) => translation)
  if (words.length === 0) throw new Error('The landing page has no words.')
  return words.toSorted().join('\n')
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
