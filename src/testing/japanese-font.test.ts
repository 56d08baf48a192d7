import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  COMMON_KANJI,
  charactersOfApplication,
  charactersOfSite,
  LANGUAGE_NAME,
} from './japanese-characters.ts'

const STYLES = join(import.meta.dirname, '../web/styles')

/** The code points that the rules of a stylesheet serve, and the files they name. */
function served(name: string) {
  const css = readFileSync(join(STYLES, name), 'utf8')
  const ranges = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].flatMap(([, range = '']) =>
    range.split(',').map((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  )
  const has = (one: string) => {
    const point = one.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => from <= point && point <= to)
  }
  return { has, files: [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file) }
}

test('our Japanese has its font: `node bin/make-japanese-font.ts` cuts it anew', () => {
  const { has } = served('japanese.css')
  const ours = Array.from(charactersOfSite() + charactersOfApplication())
  expect(ours.filter((one) => !has(one))).toEqual([])
})

test('common Japanese has a font on every page, and its own name a file of one kilobyte', () => {
  const { has } = served('japanese-anywhere.css')
  const common = Array.from(`${COMMON_KANJI}${LANGUAGE_NAME}あいアイー。、「」（）１ｱ`)
  expect(common.filter((one) => !has(one))).toEqual([])
})

test('the files that the rules name are there', () => {
  for (const name of ['japanese.css', 'japanese-anywhere.css']) {
    const { files } = served(name)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(join(STYLES, file)), file).toBe(true)
  }
})
