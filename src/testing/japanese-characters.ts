import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../web')
/** Of scripts and signs that no typeface of the site has; the rest of a Japanese text is Latin. */
const JAPANESE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/gu

/** How every page names the language in its selector. */
export const LANGUAGE_NAME = '日本語'

/** The kanji of JIS level 1, which most texts get by with. */
export const COMMON_KANJI = jisLevelOne()

/** What the public pages say in Japanese. */
export function charactersOfSite(): string {
  const pages = readdirSync(join(WEB, 'content')).map((page) => `content/${page}/ja.md`)
  return charactersOf(['locales/boot/ja.po', 'locales/site/ja.po', ...pages])
}

/** What the application says in Japanese. */
export function charactersOfApplication(): string {
  return charactersOf(['locales/boot/ja.po', 'locales/app/ja.po'])
}

function charactersOf(files: string[]): string {
  const texts = files.map((file) => readFileSync(join(WEB, file), 'utf8'))
  return [...new Set(`${texts.join('')}${LANGUAGE_NAME}`.match(JAPANESE))].toSorted().join('')
}

/** Rows 16 to 47 of the table of JIS X 0208, two bytes a character. */
function jisLevelOne(): string {
  const decoder = new TextDecoder('euc-jp')
  const bytes: number[] = []
  for (let row = 16; row <= 47; row += 1) {
    for (let cell = 1; cell <= 94; cell += 1) bytes.push(row + 0xa0, cell + 0xa0)
  }
  return decoder.decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '')
}
