import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { credits, rewrites, scenes, vendorCalls } from '#database/schema/index.ts'
import { findTitles, forgetRewrites, getRewrite, rewriteScene } from '#domain/rewrites.ts'
import { completeStoryboard, confirmStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { type GrokStep, startFakeGrok } from '#testing/fakes/grok.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { suggestWords } from './suggest-words.ts'

async function desk(steps: GrokStep[] = []) {
  const { ctx, account, storyboard } = await accountWithScenes(3)
  const { settings, counts, bodies } = await startFakeGrok(steps)
  const worker = createTestWorker(ctx, { writer: createGrokWriter(settings) })
  const second = storyboard.scenes[1]
  if (!second) throw new Error('There are too few scenes.')
  const wish = { id: randomUUID(), sceneId: second.id, wish: 'punchier', ownWish: '' } as const
  return { ctx, account, storyboard, second, worker, counts, bodies, wish }
}

test('a scene is suggested otherwise: nothing is changed, nothing is charged, the call is written down', async () => {
  const { ctx, account, storyboard, worker, counts, bodies, wish } = await desk()
  const before = await ctx.db.select().from(credits)
  expect(await rewriteScene(account, wish)).toMatchObject({ state: 'asked', suggestions: [] })
  expect(await rewriteScene(account, wish)).toMatchObject({ id: wish.id, state: 'asked' })
  await suggestWords(worker, wish.id)
  await suggestWords(worker, wish.id)
  expect(await getRewrite(account, { id: wish.id })).toEqual({
    id: wish.id,
    state: 'ready',
    suggestions: ['A calm sea.', 'The sea rests.', 'Still water.'],
    failure: null,
  })
  expect(counts.billed).toBe(1)
  const sent = JSON.stringify(bodies[0])
  for (const { voiceOverText } of storyboard.scenes) expect(sent).toContain(voiceOverText)
  expect(await getStoryboard(account, { id: storyboard.id })).toEqual(storyboard)
  expect(await ctx.db.select().from(credits)).toEqual(before)
  expect(await ctx.db.select().from(vendorCalls)).toMatchObject([{ state: 'delivered' }])
})

test('titles are found for what all scenes say', async () => {
  const { account, storyboard, worker, bodies } = await desk()
  const id = randomUUID()
  await findTitles(account, { id, storyboardId: storyboard.id })
  await suggestWords(worker, id)
  expect((await getRewrite(account, { id })).suggestions).toHaveLength(3)
  for (const { voiceOverText } of storyboard.scenes) {
    expect(JSON.stringify(bodies[0])).toContain(voiceOverText)
  }
})

test('what fails says why; what was lost says so', async () => {
  const error = { code: 'permission-denied', error: 'Content violates usage guidelines.' }
  const { ctx, account, worker, wish } = await desk([{ answers: { status: 403, json: error } }])
  await rewriteScene(account, wish)
  await suggestWords(worker, wish.id)
  const failed = await getRewrite(account, { id: wish.id })
  expect(failed.state).toBe('failed')
  expect(JSON.stringify(failed.failure)).toContain('usage guidelines')

  const lost = { ...wish, id: randomUUID() }
  await rewriteScene(account, lost)
  await ctx.db.update(rewrites).set({ createdAt: sql`now() - interval '20 minutes'` })
  expect(await getRewrite(account, { id: lost.id })).toMatchObject({
    state: 'failed',
    failure: { code: 'rewrite-failed' },
  })
  await ctx.db.update(rewrites).set({ createdAt: sql`now() - interval '2 days'` })
  await forgetRewrites(ctx)
  expect(await ctx.db.$count(rewrites)).toBe(0)
})

test('a cut answer is not asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { account, worker, counts, wish } = await desk([{ delivers: { cutAfter: 200 } }])
  await rewriteScene(account, wish)
  await suggestWords(worker, wish.id)
  expect(await getRewrite(account, { id: wish.id })).toMatchObject({
    state: 'failed',
    failure: { code: 'rewrite-failed' },
  })
  expect(counts.billed).toBe(1)
})

test('who may not, and what cannot be, is refused in words', async () => {
  const { ctx, account, storyboard, second, wish } = await desk()
  const own = { ...wish, id: randomUUID(), wish: 'own' } as const
  await expect(rewriteScene(account, own)).rejects.toMatchObject({ told: { code: 'wish-missing' } })
  const stranger = await openAccount(ctx)
  await expect(rewriteScene(stranger, { ...wish, id: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await rewriteScene(account, wish)
  await expect(getRewrite(stranger, { id: wish.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(rewriteScene(stranger, wish)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ctx.db.update(scenes).set({ voiceOverText: ' ' }).where(sql`${scenes.id} = ${second.id}`)
  const again = { ...wish, id: randomUUID() }
  await expect(rewriteScene(account, again)).rejects.toMatchObject({
    told: { code: 'nothing-to-rewrite' },
  })
  await confirmStoryboard(account, { id: storyboard.id })
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  await expect(rewriteScene(account, again)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
})

test('without a language model it says what is missing', async () => {
  const { account, storyboard } = await accountWithScenes(1)
  const wish = { id: randomUUID(), storyboardId: storyboard.id }
  await expect(findTitles(account, wish)).rejects.toMatchObject({
    told: { code: 'rewriting-needs-model' },
  })
})
