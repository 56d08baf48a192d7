import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { actionWords } from './action-words.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const PRICE = {
  action: 'set-price',
  details: { kind: 'image', model: 'builtin', from: 7, credits: 12 },
}

test.each([
  ['en', 'Image, Built-in studio: 7 → 12'],
  ['de', 'Bild, Eingebautes Studio: 7 → 12'],
  ['ja', '画像、内蔵スタジオ: 7 → 12'],
])('a changed price says what it is the price of (%s)', async (locale, more) => {
  i18n.loadAndActivate({ locale, messages: await messagesOf(locale) })
  expect(actionWords(PRICE).more).toBe(more)
})

async function messagesOf(locale: string) {
  const [, , app] = await getCatalogs(getConfig())
  const entries = Object.entries((await app?.read(locale)) ?? {})
  return Object.fromEntries(entries.map(([id, { translation = '' }]) => [id, translation]))
}
