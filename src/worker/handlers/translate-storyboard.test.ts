import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { neededMs } from '#composition/shorten-to-fit.ts'
import type { SpokenLanguage } from '#contract/options.ts'
import { assets, scenes as sceneRows, transactions } from '#database/schema/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { getGeneration } from '#domain/generation/index.ts'
import { saveUploadedTake, updateScene } from '#domain/scene/index.ts'
import {
  completeStoryboard,
  deleteStoryboard,
  editStoryboard,
  findWriting,
  getStoryboard,
  translateStoryboard,
} from '#domain/storyboard/index.ts'
import { createGrokWriter } from '#providers/writer/grok/create-grok-writer.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { type GrokStep, startFakeGrok } from '#testing/fakes/grok.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { writeStoryboard } from './storyboard.ts'

/** A storyboard of three scenes, and Grok to translate it. Call it inside the test. */
async function withGrok(steps: GrokStep[] = []) {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, storyboard } = await accountWithScenes(3)
  const { settings, counts, bodies } = await startFakeGrok(steps)
  const worker = createTestWorker(ctx, { writer: createGrokWriter(settings) })
  const ask = (language: SpokenLanguage = 'de', translationId: string = randomUUID()) =>
    translateStoryboard(account, { id: storyboard.id, translationId, language })
  const run = async (id: string) => {
    await runGeneration(worker, id, writeStoryboard)
    expect(await checkLedger(ctx.db)).toEqual([])
    return await getGeneration(account, { id })
  }
  const balance = async () => {
    const rows = await ctx.db
      .select()
      .from(transactions)
      .where(eq(transactions.workspaceId, account.workspaceId))
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }
  return { ctx, account, storyboard, scenes: storyboard.scenes, counts, bodies, ask, run, balance }
}

async function upload(account: MemberContext, sceneId: string, kind: 'image' | 'clip') {
  const contentType = kind === 'image' ? 'image/png' : 'video/mp4'
  const file = { path: 'a', contentType, storageKey: randomUUID(), sizeBytes: 1 }
  await account.db.transaction((tx) => saveUploadedTake(account, tx, { sceneId, kind, file }))
}

test('a storyboard is told in another language, with its pictures and clips, and paid once', async () => {
  const { ctx, account, storyboard, scenes, counts, ask, run, balance } = await withGrok()
  const { id } = storyboard
  for (const scene of scenes) await makeTake(account, scene.id, 'voice')
  for (const scene of scenes) await makeTake(account, scene.id, 'image')
  for (const scene of scenes) await makeTake(account, scene.id, 'clip')
  const complete = await getStoryboard(account, { id })
  const before = await balance()
  const translationId = randomUUID()
  const started = await ask('de', translationId)
  expect(await ask('de', translationId)).toMatchObject({ id: started.id, price: 10 })
  expect(await findWriting(account)).toEqual({ writing: null })
  expect(await run(started.id)).toMatchObject({ state: 'succeeded', failure: null })
  expect(counts).toEqual({ requests: 1, billed: 1 })
  expect(await balance()).toBe(before - 10)

  const told = await getStoryboard(account, { id: translationId })
  expect(told).toMatchObject({
    language: 'de',
    voiceId: 'de-sarah',
    title: 'Das Meer ist ruhig.',
    status: 'processing',
    idea: storyboard.idea,
    style: storyboard.style,
  })
  expect(told.scenes).toHaveLength(3)
  for (const [at, scene] of told.scenes.entries()) {
    const original = complete.scenes[at]
    expect(scene.voiceOverText).toBe(`Das Meer ist ruhig. ${at + 1}`)
    expect(scene.imagePrompt).toBe(original?.imagePrompt)
    expect(scene.voice).toMatchObject({ status: 'pending', asset: null })
    expect(scene.image).toMatchObject({ status: 'complete', isStale: false })
    expect(scene.clip).toMatchObject({ status: 'complete', isStale: false })
    expect(scene.image.asset?.id).toBe(original?.image.asset?.id)
    expect(scene.clip.asset?.id).toBe(original?.clip.asset?.id)
  }
  expect(told.totalDurationMs).toBe(told.scenes.reduce((sum, one) => sum + one.durationMs, 0))
  expect(await getStoryboard(account, { id })).toEqual(complete)

  await deleteStoryboard(account, { id })
  const kept = await getStoryboard(account, { id: translationId })
  expect(kept.scenes.map(({ image }) => image.asset?.id)).not.toContain(undefined)
  expect(await ctx.db.$count(assets)).toBe(6)
})

test('of a complete storyboard what carries words stays behind, what was uploaded does not', async () => {
  const { ctx, account, storyboard, scenes, ask, run } = await withGrok()
  const [typed, quoted, own] = scenes.map(({ id }) => id) as [string, string, string]
  await updateScene(account, { id: quoted, imagePrompt: 'A sign that says “Open”, by the sea' })
  const asType = 'Words set in type: “The sea.”, palette of blue'
  await updateScene(account, { id: typed, imagePrompt: asType })
  await makeTake(account, typed, 'image')
  await makeTake(account, quoted, 'image')
  await makeTake(account, quoted, 'clip')
  await upload(account, own, 'image')
  await upload(account, own, 'clip')
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  const { id, storyboardId } = await ask()
  await run(id)
  const told = await getStoryboard(account, { id: storyboardId ?? '' })
  expect(told.status).toBe('processing')
  expect(told.scenes.map(({ image, clip }) => [image.status, clip.status])).toEqual([
    ['pending', 'pending'],
    ['pending', 'pending'],
    ['complete', 'complete'],
  ])
  expect(told.scenes[0]?.imagePrompt).toBe(
    'Words set in type: “Das Meer ist ruhig.”, palette of blue',
  )
  await ctx.db.update(assets).set({ details: { isTextCard: true } })
  const again = await ask('vi')
  await run(again.id)
  const { scenes: without } = await getStoryboard(account, { id: again.storyboardId ?? '' })
  expect(without.map(({ image }) => image.status)).toEqual(['pending', 'pending', 'pending'])
})

test('a scene becomes as long as its translation takes to say, and never shorter', async () => {
  const { ctx, account, scenes, ask, run } = await withGrok()
  await ctx.db
    .update(sceneRows)
    .set({ durationMs: 1000 })
    .where(eq(sceneRows.id, scenes[0]?.id ?? ''))
  const { id, storyboardId } = await ask()
  await run(id)
  const told = await getStoryboard(account, { id: storyboardId ?? '' })
  const [grown, ...others] = told.scenes.map(({ durationMs }) => durationMs)
  expect(grown).toBe(neededMs('Das Meer ist ruhig. 1', 'de'))
  expect(others).toEqual([10_000, 10_000])
  expect(told.totalDurationMs).toBe(20_000 + (grown ?? 0))
})

test('nothing is charged, and nothing made, when the model refuses or fails', async () => {
  const { ctx, account, ask, run, balance } = await withGrok([
    { says: 'I cannot help with that.' },
    { answers: { status: 500, json: {} } },
  ])
  const before = await balance()
  for (const language of ['de', 'vi'] as const) {
    const { id, storyboardId } = await ask(language)
    expect(await run(id)).toMatchObject({ state: 'failed', price: 10 })
    await expect(getStoryboard(account, { id: storyboardId ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  expect(await balance()).toBe(before)
  expect(await ctx.db.$count(sceneRows)).toBe(3)
})

test('a translation of what was deleted or changed meanwhile costs nothing', async () => {
  const { account, storyboard, scenes, ask, run, balance } = await withGrok()
  const { id } = storyboard
  const before = await balance()
  const first = await ask()
  await editStoryboard(account, {
    id,
    edit: { type: 'delete', sceneId: scenes[0]?.id ?? '' },
  })
  expect(await run(first.id)).toMatchObject({
    state: 'failed',
    failure: { code: 'translation-original-gone' },
  })
  const second = await ask()
  await deleteStoryboard(account, { id })
  expect(await run(second.id)).toMatchObject({ failure: { code: 'translation-original-gone' } })
  expect(await balance()).toBe(before)
})

test('it is refused for its own language, without words, without a model, and for strangers', async () => {
  const { ctx, account, storyboard, scenes, ask } = await withGrok()
  await expect(ask('en')).rejects.toMatchObject({
    told: { code: 'translation-same-language' },
  })
  const stranger = await openAccount(ctx)
  const wish = { id: storyboard.id, translationId: randomUUID(), language: 'de' } as const
  await expect(translateStoryboard(stranger, wish)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const { id } of scenes) await updateScene(account, { id, voiceOverText: '' })
  await expect(ask()).rejects.toMatchObject({ told: { code: 'nothing-to-translate' } })
  const other = await accountWithScenes()
  const alone = { id: other.storyboard.id, translationId: randomUUID(), language: 'de' } as const
  await expect(translateStoryboard(other.account, alone)).rejects.toMatchObject({
    told: { code: 'translating-needs-model' },
  })
})
