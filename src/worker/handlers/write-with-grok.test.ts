import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { vendorKeys } from '#database/schema/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import type { WriterProvider } from '#providers/writer/writer-provider.ts'
import { type GrokStep, startFakeGrok } from '#testing/fakes/grok.ts'
import { askedOf, writtenBy } from '#testing/written-by.ts'

/** A storyboard that is written by Grok, which answers so. */
async function written(
  steps: GrokStep[],
  changes = {},
  facts: Partial<WriterProvider> = {},
  idea: Partial<StoryboardIdea> = {},
) {
  const { settings, counts, bodies } = await startFakeGrok(steps)
  const writer = { ...createGrokWriter({ ...settings, ...changes }), ...facts }
  return { ...(await writtenBy(writer, idea)), counts, bodies }
}

test('a storyboard of Grok is paid for once, and its call is written down with its cost', async () => {
  const { state, price, calls, read } = await written([])
  expect({ state, price }).toEqual({ state: 'succeeded', price: 10 })
  expect(calls).toEqual([{ state: 'delivered', costMicroUsd: 118 }])
  expect(await read()).toMatchObject({
    title: 'The sea',
    look: 'Soft watercolour, morning light.',
    cast: [{ name: 'The sea', description: 'calm and blue' }],
    sampleReason: null,
  })
})

test('a refused idea fails in the words of Grok and costs nothing', async () => {
  const error = 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO'
  const { state, failure, calls, counts } = await written([
    { answers: { status: 403, json: { code: 'permission-denied', error } } },
  ])
  expect(state).toBe('failed')
  expect(failure).toContain(error)
  expect(calls).toMatchObject([{ state: 'refused' }])
  expect(counts.billed).toBe(0)
})

test('an answer that was lost is not asked for again: the sample stands in, free of charge', async () => {
  const { state, price, calls, counts, read } = await written([{ delivers: { cutAfter: 200 } }])
  expect({ state, price }).toEqual({ state: 'succeeded', price: 0 })
  expect(calls).toMatchObject([{ state: 'unknown' }])
  expect(counts.billed).toBe(1)
  expect(await read()).toMatchObject({ sampleReason: { code: 'sample-instead' } })
})

const WRONG: GrokStep = { says: '{"story": 1}' }
const DELIVERED = { state: 'delivered', costMicroUsd: 118 }

test('an answer that is sent back is a second call, and the costs of both are written down', async () => {
  const { state, price, calls, counts, read } = await written([WRONG])
  expect({ state, price, calls }).toEqual({
    state: 'succeeded',
    price: 10,
    calls: [DELIVERED, DELIVERED],
  })
  expect(counts).toEqual({ requests: 2, billed: 2 })
  expect(await read()).toMatchObject({ sampleReason: null })
  const twice = await written([WRONG, WRONG])
  expect(twice).toMatchObject({ price: 0, calls: [DELIVERED, DELIVERED], counts: { billed: 2 } })
})

test('what was stopped for its content was delivered and billed, and is refused in words', async () => {
  const stopped = { says: '{"title": "The', status: 'incomplete', reason: 'content_filter' }
  const { state, failure, calls, counts } = await written([stopped])
  expect({ state, calls }).toEqual({ state: 'failed', calls: [DELIVERED] })
  expect(failure).toMatch(/^Grok was stopped by its own rules on content/)
  expect(counts.billed).toBe(1)
})

const BUSY: GrokStep = { answers: { status: 429, json: { error: 'Too many requests' } } }

test('who is asked to come back later comes back, and is paid for once', async () => {
  const pause = { status: 429, headers: { 'retry-after': '20' }, json: { error: 'Too many' } }
  const { settings, counts } = await startFakeGrok([{ answers: pause }])
  const { ctx, run, outcome } = await askedOf(createGrokWriter(settings))
  await run()
  const waits = { state: 'queued', calls: [{ state: 'refused', costMicroUsd: null }] }
  expect(await outcome()).toMatchObject(waits)
  await ctx.db.update(vendorKeys).set({ pausedUntil: sql`now()` })
  await run()
  expect(await outcome()).toMatchObject({ state: 'succeeded', price: 10 })
  expect(counts).toEqual({ requests: 2, billed: 1 })
})

test.each([
  ['before the second call', false],
  ['after the second call was refused', true],
])('a worker that is lost %s: nothing is bought anew', async (_, isSent) => {
  const { settings, counts } = await startFakeGrok([WRONG, BUSY])
  const grok = createGrokWriter(settings)
  const between = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<never>()
  const asked = await askedOf({
    ...grok,
    start: async (request, options) => {
      let calls = 0
      return await grok.start(request, {
        ...options,
        send: async (post) => {
          if (calls++ === 0) return await options.send(post)
          if (isSent) await expect(options.send(post)).rejects.toMatchObject({ kind: 'busy' })
          between.resolve()
          return await gone.promise
        },
      })
    },
  })
  const running = asked.run()
  await between.promise
  await asked.life.die()
  await expect.poll(() => asked.recovered('none')).toBe('failed')
  gone.reject(new Error('Its machine is gone.'))
  await running
  const second = isSent ? [{ state: 'refused' }] : []
  expect(await asked.outcome()).toMatchObject({ state: 'failed', calls: [DELIVERED, ...second] })
  expect(counts).toEqual({ requests: 1 + second.length, billed: 1 })
})

const ARTICLE = 'The mill on the river opened in 1884. It ground rye for 12 villages. '
  .repeat(4)
  .trim()

test('of a text a script is written; of one that is turned down or lost there is no sample', async () => {
  const text = { beginning: 'text', idea: ARTICLE } as const
  const { state, price, bodies, read } = await written([], {}, {}, text)
  expect({ state, price }).toEqual({ state: 'succeeded', price: 10 })
  expect(JSON.stringify(bodies[0]?.input?.[1])).toContain(`${ARTICLE}\\n</material-`)
  expect(await read()).toMatchObject({ idea: ARTICLE, sampleReason: null })
  const lost = await written([{ delivers: { cutAfter: 200 } }], {}, {}, text)
  expect(lost).toMatchObject({
    state: 'failed',
    failure: 'An error occurred while creating the storyboard',
    counts: { billed: 1 },
  })
  const misled = await written([], { key: 'wrong' }, {}, text)
  expect(misled).toMatchObject({ state: 'failed', calls: [{ state: 'refused' }] })
  expect(misled.failure).toContain('Grok does not accept the key of this site')
})

test('a wrong key leaves the sample, and says whose fault it is', async () => {
  const { price, failure, counts } = await written([], { key: 'wrong' })
  expect(price).toBe(0)
  expect(failure).toContain('Grok does not accept the key of this site')
  expect(counts.billed).toBe(0)
})

test('how long a writer may take is its own fact', async () => {
  for (const delivers of [{ delayMs: 60_000 }, { bodyDelayMs: 60_000 }]) {
    const { price, failure } = await written([{ delivers }], {}, { limitMs: 300 })
    expect(price).toBe(0)
    expect(failure).toContain('The writer did not answer in time')
  }
  expect(createGrokWriter({ key: 'k', baseUrl: 'https://x', model: 'm' }).limitMs).toBe(240_000)
})
