/** Notes today as the day on which the public pages changed whose words are no longer those noted: `npm run date:pages`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sumsOfPages } from '../src/testing/words-of-page.ts'

type Noted = { words: string; changed: string }

const FILE = fileURLToPath(new URL('../src/server/site/page-dates.json', import.meta.url))
const today = new Date().toISOString().slice(0, 10)
const noted = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Noted>
const dated = Object.entries(await sumsOfPages()).map(([path, words]) => {
  const before = noted[path]
  return [path, before?.words === words ? before : { words, changed: today }]
})
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(dated), null, 2)}\n`)
