import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from '../error.ts'
import { INTERFACE_LANGUAGES } from '../interface-language.ts'
import { allInWords, inWords, vendorSays } from './in-words.ts'
import { saying, toldBy } from './issues.ts'
import { Told, tell } from './told.ts'
import { words } from './words.ts'

const CODE = /^[a-z]+(?:-[a-z]+)*$/
const NOUNS = globSync('src/contract/words/*.ts').filter((file) => {
  const text = readFileSync(file, 'utf8')
  return !file.endsWith('.test.ts') && text.includes('/*i18n*/ ')
})

test('a code is words of the alphabet, and stands for one sentence alone', () => {
  const sentences = Object.values(words)
  expect(Object.keys(words).filter((code) => !CODE.test(code))).toEqual([])
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
  // No noun takes a code from another.
  const written = NOUNS.flatMap((file) => readFileSync(file, 'utf8').match(/\/\*i18n\*\/ /g) ?? [])
  expect(written).toHaveLength(sentences.length)
})

test('no other room says a sentence of its own: what is told is a code', () => {
  const rooms = '{domain,server,worker,providers,media,queue,composition,database}'
  const files = globSync(`src/${rooms}/**/*.ts`).filter((file) => !/compliance/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const said = files.filter((file) => readFileSync(file, 'utf8').includes('/*i18n*/'))
  expect(said).toEqual([])
})

test.each(INTERFACE_LANGUAGES)('every sentence has its translation in %s', (language) => {
  const catalogue = readFileSync(`src/web/locales/app/${language}.po`, 'utf8')
  const lost = Object.values(words).filter((sentence) => {
    const [, rest] = catalogue.split(`\nmsgid ${JSON.stringify(sentence)}\nmsgstr "`)
    return rest === undefined || rest.startsWith('"')
  })
  expect(lost).toEqual([])
})

test('every way to be refused has something to tell that needs no values', () => {
  for (const { usual, message } of Object.values(errors)) {
    expect(inWords(tell(usual))).toBe(message)
    expect(message).not.toContain('{')
  }
})

test('in English numbers are grouped, and texts stay as they are', () => {
  expect(inWords(tell('grant-too-large', { most: 1_000_000 }))).toBe(
    'An account can hold at most 1,000,000 credits.',
  )
  expect(inWords(vendorSays('Acme', 'No {vendor} of $& here.'))).toBe(
    'Acme: “No {vendor} of $& here.”',
  )
})

test('a sentence within a sentence loses its full stop', () => {
  expect(inWords(tell('sample-instead', { message: tell('writer-too-slow') }))).toBe(
    'API Error: The writer did not answer in time. Using mock data instead.',
  )
})

test('an issue of a schema carries what is told', () => {
  const message = saying('title-too-long', { limit: 100 })
  expect(toldBy({ message })).toEqual(tell('title-too-long', { limit: 100 }))
  expect(toldBy({ message: 'Invalid input' })).toEqual(tell('check-input'))
})

test('what is told holds a told value, and nothing else than texts and numbers', () => {
  const told = tell('sample-instead', { message: vendorSays('Acme', 'No.') })
  expect(Told.parse(told)).toEqual(told)
  expect(Told.safeParse({ code: 'quoted', values: { text: null } }).success).toBe(false)
})

test('several sentences have one full stop between two', () => {
  const all = [tell('homepage-link-wrong'), tell('homepage-picture-wrong')]
  expect(allInWords(all)).toContain('https://. A picture is')
  expect(allInWords([tell('storyboard-not-found')])).toBe('Storyboard not found')
  expect(allInWords([])).toBe('')
})
