import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VOICES } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import { discardedFiles, voiceSamples } from '#database/schema/index.ts'
import { askForSample, findSample, sampleText } from '#domain/voice-samples.ts'
import { createBuiltinNarrator } from '#providers/narrator/builtin/create-builtin-narrator.ts'
import type { NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { speakSample } from './speak-sample.ts'

async function openStudio(narrator: NarratorProvider = createBuiltinNarrator()) {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const worker = createTestWorker(ctx, { narrator })
  const queued = async () => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select id from pgboss.job where name = 'speak-sample'`,
    )
    return rows.map(({ id }) => id)
  }
  const speak = async () => {
    for (const id of await queued()) await speakSample(worker, id)
  }
  return { ctx, account, queued, speak }
}

test('a voice is spoken once, kept, and heard by every account without a charge', async () => {
  const { account, queued, speak } = await openStudio()
  const asked = { voiceId: 'de-sarah', state: 'asked', url: null, failure: null }
  expect(await askForSample(account, { id: 'de-sarah' })).toEqual(asked)
  expect(await askForSample(account, { id: 'de-sarah' })).toEqual(asked)
  expect(await queued()).toHaveLength(1)
  await speak()

  const other = await openAccount(account)
  const { state, url } = await askForSample(other, { id: 'de-sarah' })
  expect(state).toBe('ready')
  const file = await findSample(other, String(url?.split('/').at(-1)))
  expect(file.contentType).toBe('audio/wav')
  expect((await account.storage.stat(file.storageKey))?.sizeBytes).toBe(file.sizeBytes)
  expect(await account.db.$count(discardedFiles)).toBe(0)
  // Each narrator has samples of its own.
  account.models.choose('narrator', { ...account.models.chosen('narrator'), name: 'other' })
  expect(await askForSample(account, { id: 'de-sarah' })).toEqual(asked)
})

test('a failure is told, and who asks later has it tried again', async () => {
  const narrator = createBuiltinNarrator()
  const refusal = tell('result-unusable')
  const start = () => Promise.reject(new ProviderError('unavailable', refusal))
  const { account, queued, speak } = await openStudio({ ...narrator, start })
  await askForSample(account, { id: 'en-rachel' })
  await speak()
  const failed = { state: 'failed', url: null, failure: refusal }
  expect(await askForSample(account, { id: 'en-rachel' })).toMatchObject(failed)
  await account.db.update(voiceSamples).set({ changedAt: sql`now() - interval '6 seconds'` })
  expect(await askForSample(account, { id: 'en-rachel' })).toMatchObject({ state: 'asked' })
  expect(await queued()).toHaveLength(1)
})

test('a sample whose worker died is asked for again', async () => {
  const { account, queued } = await openStudio()
  await askForSample(account, { id: 'en-rachel' })
  await account.db.execute(sql`delete from pgboss.job where name = 'speak-sample'`)
  await account.db.update(voiceSamples).set({ changedAt: sql`now() - interval '21 seconds'` })
  expect(await askForSample(account, { id: 'en-rachel' })).toMatchObject({ state: 'asked' })
  expect(await queued()).toHaveLength(1)
})

test('unknown voices are not found, those the narrator lacks are refused with the reason', async () => {
  const { account } = await openStudio()
  await expect(askForSample(account, { id: 'xx-nobody' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(askForSample(account, { id: 'th-nicole' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('Thai'),
  })
})

test('one account has at most a hundred samples spoken in an hour', async () => {
  const { account } = await openStudio()
  await askForSample(account, { id: 'en-rachel' })
  await account.db.execute(sql`update visitor_attempts set count = 100`)
  await expect(askForSample(account, { id: 'en-brian' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  // What is there already is always heard.
  expect(await askForSample(account, { id: 'en-rachel' })).toMatchObject({ state: 'asked' })
})

test('every language of the catalogue has a sentence of its own', () => {
  const texts = [...new Set(VOICES.map(({ language }) => language))].map(sampleText)
  expect(new Set(texts).size).toBe(texts.length)
})
