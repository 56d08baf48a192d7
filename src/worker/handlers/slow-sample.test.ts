import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { voiceSamples } from '#database/schema/index.ts'
import { askForSample } from '#domain/voice-samples.ts'
import { createBuiltinNarrator } from '#providers/narrator/builtin/create-builtin-narrator.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { speakSample } from './speak-sample.ts'

/** A narrator who takes until it is let go, and counts how often it was asked. */
async function slowStudio() {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const builtin = createBuiltinNarrator()
  const asked = { times: 0 }
  const letGo = Promise.withResolvers<void>()
  const start: typeof builtin.start = async (request, options) => {
    asked.times++
    await letGo.promise
    return await builtin.start(request, options)
  }
  const worker = createTestWorker(ctx, { narrator: { ...builtin, start } })
  const speak = async () => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select id from pgboss.job where name = 'speak-sample'`,
    )
    return rows.map(({ id }) => speakSample(worker, id))
  }
  const later = async (seconds: number) =>
    await ctx.db
      .update(voiceSamples)
      .set({ changedAt: sql`changed_at - ${seconds}::int * interval '1 second'` })
  return { account, asked, letGo: letGo.resolve, speak, later }
}

test('a sample that takes its time is bought once, however often it is asked for meanwhile', async () => {
  const { account, asked, letGo, speak, later } = await slowStudio()
  const ask = async () => (await askForSample(account, { id: 'en-rachel' })).state
  expect(await ask()).toBe('asked')
  const first = await speak()
  await expect.poll(() => asked.times).toBe(1)
  await later(30)
  expect(await ask()).toBe('asked')
  const second = await speak()
  letGo()
  await Promise.all([...first, ...second])
  expect(asked.times).toBe(1)
  expect(await ask()).toBe('ready')
})

test('a sample whose worker died while it spoke is spoken by another', async () => {
  const { account, asked, letGo, speak, later } = await slowStudio()
  await askForSample(account, { id: 'en-rachel' })
  const dead = await speak()
  await expect.poll(() => asked.times).toBe(1)
  await later(121)
  await askForSample(account, { id: 'en-rachel' })
  const again = await speak()
  letGo()
  await Promise.all([...dead, ...again])
  expect(asked.times).toBe(2)
  expect((await askForSample(account, { id: 'en-rachel' })).state).toBe('ready')
})
