import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { i18n, setupI18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test } from 'vitest'
import { vendorSays } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { asSentence, errorMessage, inReaderWords, joinSentences } from './error-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a refusal is told by its code and values', () => {
  const data = { told: tell('grant-too-large', { most: 1000 }) }
  const refusal = new ORPCError('INVALID_INPUT', { defined: true, message: 'In words.', data })
  expect(errorMessage(refusal)).toBe('An account can hold at most 1,000 credits.')
})

test('a fault without words of ours is told in plain ones', () => {
  const fault = new ORPCError('INTERNAL_SERVER_ERROR')
  expect(errorMessage(fault)).toBe('Something went wrong on our side. Try again in a moment.')
})

test('a call that did not arrive is told as such', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/^The server could not be reached/)
})

const [, , app] = await getCatalogs(getConfig())
const entries = Object.entries((await app?.read('de')) ?? {})
const messages = Object.fromEntries(entries.map(([id, { translation = '' }]) => [id, translation]))
const german = setupI18n({ locale: 'de', messages: { de: messages } })
const bare = setupI18n({ locale: 'de', messages: { de: {} } })

test('what the server tells is said in the reader’s language', () => {
  expect(inReaderWords(german, tell('storyboard-not-found'))).toBe('Storyboard nicht gefunden')
})

test('its numbers are written as the language writes them, its texts as they are', () => {
  expect(inReaderWords(german, tell('cap-out-of-range', { most: 1_000_000 }))).toContain(
    '1.000.000',
  )
  expect(inReaderWords(german, tell('address-not-found', { email: '1,000@a.de' }))).toContain(
    '1,000@a.de',
  )
})

test('a sentence within a sentence is translated, and has no end of its own', () => {
  const told = tell('sample-instead', { message: tell('writer-too-slow') })
  const inner = inReaderWords(german, tell('writer-too-slow')).replace(/\.$/, '')
  expect(inner).not.toContain('writer')
  expect(inReaderWords(german, told)).toContain(inner)
  expect(inReaderWords(german, told)).not.toContain('..')
})

test.each([
  'Missing: The reference image is required.',
  'The field prompt is missing',
  'Storyboard not found',
  'Scene {scene}: the image is missing. <b>Now</b>',
])('a vendor’s own words are a quotation, whatever they look like: %s', (text) => {
  expect(inReaderWords(german, vendorSays('Acme', text))).toBe(`Acme: „${text}“`)
})

test('what this page has no words for is said in English, or by its code', () => {
  expect(inReaderWords(bare, tell('storyboard-not-found'))).toBe('Storyboard not found')
  const newer = { code: 'of-tomorrow', values: {} } as unknown as Told
  expect(inReaderWords(german, newer)).toBe('of-tomorrow')
})

test('sentences follow one another as their language has it', () => {
  expect(joinSentences('en', 'It broke', '', 'Not charged.')).toBe('It broke. Not charged.')
  expect(joinSentences('ja', '失敗しました', '請求されません')).toBe(
    '失敗しました。請求されません。',
  )
  expect(joinSentences('ja', 'My film.', '失敗しました')).toBe('My film. 失敗しました。')
})

test('words get the full stop of their language, once', () => {
  expect(asSentence('Failed to update credits', 'en')).toBe('Failed to update credits.')
  expect(asSentence('It broke.', 'de')).toBe('It broke.')
  expect(asSentence('Complete it?', 'fr')).toBe('Complete it?')
  expect(asSentence('画像を生成できませんでした', 'ja')).toBe('画像を生成できませんでした。')
  expect(asSentence('', 'en')).toBe('')
})
