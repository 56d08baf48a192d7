/**
 * Cuts the Japanese web font out of Noto Sans JP: `node bin/make-japanese-font.ts`. Run it when a test says that our
 * texts have a character that the font of Japanese pages has not.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import {
  COMMON_KANJI,
  charactersOfApplication,
  charactersOfSite,
  LANGUAGE_NAME,
} from '../src/testing/japanese-characters.ts'

const require = createRequire(import.meta.url)
const WEB = fileURLToPath(new URL('../src/web/', import.meta.url))
const FOLDER = dirname(require.resolve('@expo-google-fonts/noto-sans-jp/package.json'))
/** Every slice has both: a browser looks only among the rules of one range of weights. */
const FACES = [
  { weight: 400, weights: '100 549', file: '400Regular/NotoSansJP_400Regular.ttf' },
  { weight: 700, weights: '550 900', file: '700Bold/NotoSansJP_700Bold.ttf' },
]

type Slice = { name: string; characters: string; range?: string }

const block = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const kanji = (from: number, to: number) =>
  Array.from(COMMON_KANJI)
    .filter((one) => one.codePointAt(0)! >= from && one.codePointAt(0)! <= to)
    .join('')

/** Wherever Japanese stands, whoever wrote it: common characters, by their place, so that the rules are short. */
const ANYWHERE: Slice[] = [
  {
    name: 'kana',
    characters: block(0x3000, 0x30ff) + block(0xff00, 0xffef),
    range: 'U+3000-30FF, U+FF00-FFEF',
  },
  { name: 'kanji-1', characters: kanji(0x4e00, 0x5fff), range: 'U+4E00-5FFF' },
  { name: 'kanji-2', characters: kanji(0x6000, 0x76ff), range: 'U+6000-76FF' },
  { name: 'kanji-3', characters: kanji(0x7700, 0x9fff), range: 'U+7700-9FFF' },
  { name: 'name', characters: LANGUAGE_NAME },
]
/** What our own Japanese says, in two files; these rules come later and win. */
const site = charactersOfSite()
const OWN: Slice[] = [
  { name: 'site', characters: site },
  {
    name: 'app',
    characters: Array.from(charactersOfApplication())
      .filter((one) => !site.includes(one))
      .join(''),
  },
]

writeFileSync(join(WEB, 'styles', 'japanese-anywhere.css'), await rules(ANYWHERE))
writeFileSync(join(WEB, 'styles', 'japanese.css'), await rules(OWN))

async function rules(slices: Slice[]): Promise<string> {
  const written: string[] = []
  for (const { name, characters, range = rangeOf(characters) } of slices) {
    for (const { weight, weights, file } of FACES) {
      const font = await subsetFont(readFileSync(join(FOLDER, file)), characters, {
        targetFormat: 'woff2',
      })
      const path = `assets/fonts/noto-sans-jp-${name}-${weight}.woff2`
      writeFileSync(join(WEB, path), font)
      process.stdout.write(
        `${path} ${characters.length} characters, ${(font.length / 1000).toFixed(0)} kB\n`,
      )
      written.push(rule({ path, weights, range }))
    }
  }
  return `/* Written by bin/make-japanese-font.ts. */\n${written.join('')}`
}

function rule({ path, weights, range }: { path: string; weights: string; range: string }): string {
  return `@font-face {
  font-family: "Noto Sans JP Subset";
  font-weight: ${weights};
  font-display: swap;
  src: url("../${path}") format("woff2");
  unicode-range: ${range};
}
`
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}

function rangeOf(characters: string): string {
  const points = Array.from(characters)
    .map((one) => one.codePointAt(0)!)
    .toSorted((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
