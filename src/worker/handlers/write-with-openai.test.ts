import { expect, test } from 'vitest'
import { createOpenaiWriter } from '#providers/writer/openai/create-openai-writer.ts'
import { startFakeChat } from '#testing/fakes/openai-chat.ts'
import { askedOf, writtenBy } from '#testing/written-by.ts'

const DELIVERED = { state: 'delivered', costMicroUsd: null }

/** A storyboard that is written by a server of one's own, which answers so. */
async function written(options: Parameters<typeof startFakeChat>[0] = {}) {
  const { settings, counts } = await startFakeChat(options)
  return { ...(await writtenBy(createOpenaiWriter(settings))), counts }
}

test('a storyboard is one call; in a format that the server does not know it was none', async () => {
  const { state, price, calls, read } = await written()
  expect({ state, price, calls }).toEqual({ state: 'succeeded', price: 10, calls: [DELIVERED] })
  expect(await read()).toMatchObject({ title: 'The sea', sampleReason: null })
  const older = await written({ knows: 'json_object' })
  expect(older).toMatchObject({ price: 10, counts: { served: 1 } })
  expect(older.calls.map(({ state: end }) => end)).toEqual(['refused', 'delivered'])
})

test('an answer that is sent back is a second call on record', async () => {
  const { price, calls, counts } = await written({ steps: [{ says: '{"story": 1}' }] })
  expect({ price, calls, counts }).toEqual({
    price: 10,
    calls: [DELIVERED, DELIVERED],
    counts: { requests: 2, served: 2 },
  })
})

test.each([
  [{ refuses: 'I cannot help.' }, 'I cannot help.'],
  [{ says: '{"ti', finish: 'content_filter' }, 'stopped by its own rules on content'],
])('%j was served, and so may be billed; who asked pays nothing', async (step, words) => {
  const { state, failure, calls, counts } = await written({ steps: [step] })
  expect({ state, calls }).toEqual({ state: 'failed', calls: [DELIVERED] })
  expect(failure).toContain(words)
  expect(counts.served).toBe(1)
})

test('a server of one’s own is asked again after a crash, for nobody sends a bill', async () => {
  const { settings } = await startFakeChat()
  const own = createOpenaiWriter(settings)
  const begun = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<never>()
  const asked = await askedOf({
    ...own,
    start: async (_, { send }) => {
      await send(() => Promise.resolve())
      begun.resolve()
      return await gone.promise
    },
  })
  const running = asked.run()
  await begun.promise
  await asked.life.die()
  await expect.poll(() => asked.recovered(own.safeToRepeat ? 'repeat' : 'none')).toBe('queued')
  gone.reject(new Error('Its machine is gone.'))
  await running
  expect(await asked.outcome()).toMatchObject({ state: 'queued', calls: [DELIVERED] })
})
