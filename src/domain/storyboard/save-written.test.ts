import { expect, test } from 'vitest'
import { defaultVoiceFor } from '#contract/voices.ts'
import { storyboards } from '#database/schema/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { spokenLanguage } from './save-written.ts'

test('the greeting at the beginning says in which language a text is spoken', () => {
  expect(spokenLanguage('Ciao a tutti! Oggi parliamo del mare.', 'en')).toBe('it')
  expect(spokenLanguage('Xin chào các bạn, hôm nay nói về biển.', 'en')).toBe('vi')
  expect(spokenLanguage('大家好，今天我们来谈谈大海。', 'en')).toBe('zh')
  expect(spokenLanguage('Cześć! Dziś opowiem o morzu.', 'en')).toBe('pl')
  expect(spokenLanguage('Hello! Today we look at the sea.', 'de')).toBe('en')
})

test('without a greeting, or with one that several languages share, the written language counts', () => {
  expect(spokenLanguage('The sea is salty.', 'en')).toBe('en')
  expect(spokenLanguage('Hei, i dag snakker vi om havet.', 'en')).toBe('en')
  expect(spokenLanguage('Salut ! Parlons de la mer.', 'fr')).toBe('fr')
  expect(spokenLanguage('Das Schiff heißt Hiob.', 'de')).toBe('de')
})

test('only the beginning greets, and only whole words', () => {
  expect(spokenLanguage('Moi, j’aime la mer. Ciao dit le marin.', 'fr')).toBe('fr')
  expect(spokenLanguage('Halo around the moon.', 'en')).toBe('en')
  expect(spokenLanguage('Holare sind Muscheln.', 'de')).toBe('de')
})

test('a greeting only preselects the voice: the storyboard keeps the language chosen for it', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const plain = await createWrittenStoryboard(account)
  expect(plain.voiceId).toBe(defaultVoiceFor('en').id)
  const greeted = await createWrittenStoryboard(account, 3, 'Bonjour! ')
  expect(greeted.voiceId).toBe(defaultVoiceFor('fr').id)
  expect(await ctx.db.select({ language: storyboards.language }).from(storyboards)).toEqual([
    { language: 'en' },
    { language: 'en' },
  ])
})
