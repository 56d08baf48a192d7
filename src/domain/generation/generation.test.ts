import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { generations, scenes } from '#database/schema/index.ts'
import { openCall } from '#domain/vendor-call/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import type { TestContext } from '#testing/test-context.ts'
import { keepWorkerAlive } from '#testing/test-worker.ts'
import { checkLedger } from '../credit/index.ts'
import { requestExport } from '../exports.ts'
import { updateScene } from '../scene/index.ts'
import {
  createStoryboard,
  deleteStoryboard,
  generateAll,
  getStoryboard,
} from '../storyboard/index.ts'
import {
  cancelGeneration,
  claimGeneration,
  failGeneration,
  recoverGenerations,
  reportProgress,
} from './index.ts'

async function liveWorker(ctx: TestContext) {
  const id = randomUUID()
  return { id, ...(await keepWorkerAlive(ctx, id)) }
}

async function stateOf(ctx: TestContext, id: string) {
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
  return row?.state
}

test('of many workers that claim a generation one gets it', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  const claims = await Promise.all(
    Array.from({ length: 20 }, () => claimGeneration(ctx, id, randomUUID())),
  )
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('a scene makes one asset of a kind at a time', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const starts = await Promise.allSettled(
    Array.from({ length: 10 }, () => startTake(account, scene.id, 'image')),
  )
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'ALREADY_RUNNING' },
  })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a cancelled generation saves nothing, even when its result arrives', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const started = await startTake(account, scene.id, 'image')
  const claimed = await claimGeneration(ctx, started.id, randomUUID())
  if (!claimed) throw new Error('not claimed')
  await cancelGeneration(account, { id: started.id })
  expect(await reportProgress(ctx, claimed, 0.5)).toBe(false)
  expect(await failGeneration(ctx, claimed, tell('took-too-long'))).toBe(false)
  expect(await finishTake(account, started)).toBe(false)
  expect(await stateOf(ctx, started.id)).toBe('cancelled')
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('cancel and result at the same moment: one of them counts, whole', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  for (let round = 0; round < 10; round++) {
    const started = await startTake(account, scene.id, 'voice')
    await Promise.allSettled([
      finishTake(account, started),
      cancelGeneration(account, { id: started.id }),
    ])
    expect(['succeeded', 'cancelled']).toContain(await stateOf(ctx, started.id))
  }
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a failed regeneration leaves the take that was there', async () => {
  const { ctx, account, scene, storyboard } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  const again = await startTake(account, scene.id, 'image')
  const claimed = await claimGeneration(ctx, again.id, randomUUID())
  if (!claimed) throw new Error('not claimed')
  await failGeneration(ctx, claimed, tell('image-failed'))
  const [shown] = (await getStoryboard(account, { id: storyboard.id })).scenes
  expect(shown?.image).toMatchObject({
    status: 'complete',
    generation: { state: 'failed', failure: tell('image-failed') },
  })
  expect(shown?.image.asset).not.toBeNull()
})

test('however much a vendor says of a failure, it ends as failed', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  const claimed = await claimGeneration(ctx, id, randomUUID())
  if (!claimed) throw new Error('not claimed')
  expect(
    await failGeneration(ctx, claimed, vendorSays('Acme', `\ud800Refused\0: ${'🌊'.repeat(9000)}`)),
  ).toBe(true)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
  expect(row?.failure?.values['text']).toMatch(/^\ufffdRefused: (🌊)+$/u)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('what a living worker runs is left to it', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const worker = await liveWorker(ctx)
  const { id } = await startTake(account, scene.id, 'image')
  await claimGeneration(ctx, id, worker.id)
  await recoverGenerations(ctx, () => 'repeat')
  expect(await stateOf(ctx, id)).toBe('running')
})

test('what a lost worker ran is queued again when a repeat cannot be billed twice', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const worker = await liveWorker(ctx)
  const { id } = await startTake(account, scene.id, 'image')
  const lost = await claimGeneration(ctx, id, worker.id)
  if (!lost) throw new Error('not claimed')
  await worker.die()
  await Promise.all([1, 2, 3].map(() => recoverGenerations(ctx, () => 'repeat')))
  expect(await stateOf(ctx, id)).toBe('queued')
  const { rows } = await ctx.db.execute(sql`select id from pgboss.job where id = ${id}`)
  expect(rows).toHaveLength(1)

  // The old attempt, should it wake up, has no say any more.
  await claimGeneration(ctx, id, randomUUID())
  expect(await failGeneration(ctx, lost, tell('took-too-long'))).toBe(false)
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('what a lost worker ran fails free of charge when a repeat could be billed twice', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  // Nothing that could be billed was sent, so somebody begins anew.
  await claimGeneration(ctx, id, randomUUID())
  await recoverGenerations(ctx, () => 'none')
  expect(await stateOf(ctx, id)).toBe('queued')

  const workerId = randomUUID()
  const generation = await claimGeneration(ctx, id, workerId)
  await openCall(ctx, ctx.models.chosen('illustrator'), { generation, workerId })
  await recoverGenerations(ctx, () => 'none')
  expect(await stateOf(ctx, id)).toBe('failed')
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('a generation that keeps killing its worker ends as failed', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  for (let attempt = 0; attempt < 4; attempt++) {
    await claimGeneration(ctx, id, randomUUID())
    await recoverGenerations(ctx, () => 'repeat')
  }
  expect(await stateOf(ctx, id)).toBe('failed')
})

test('a queued generation whose job was lost gets a new one', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const { id } = await startTake(account, scene.id, 'image')
  await ctx.db.execute(sql`delete from pgboss.job where id = ${id}`)
  await ctx.db
    .update(generations)
    .set({ createdAt: sql`now() - interval '1 minute'` })
    .where(eq(generations.id, id))
  await recoverGenerations(ctx, () => 'repeat')
  const { rows } = await ctx.db.execute(sql`select id from pgboss.job where id = ${id}`)
  expect(rows).toHaveLength(1)
})

test('the first asset starts production, the last missing one completes the storyboard', async () => {
  const { account, scene, storyboard } = await accountWithScenes()
  const status = async () => (await getStoryboard(account, { id: storyboard.id })).status
  expect(await status()).toBe('draft')
  await makeTake(account, scene.id, 'voice')
  expect(await status()).toBe('processing')
  await makeTake(account, scene.id, 'image')
  await makeTake(account, scene.id, 'clip')
  expect(await status()).toBe('complete')
  await expect(startTake(account, scene.id, 'image')).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
})

test('a scene grows with a long voice-over and shrinks back with a short one', async () => {
  const { account, scene, storyboard } = await accountWithScenes(2)
  await makeTake(account, scene.id, 'voice', 12_400)
  const longer = await getStoryboard(account, { id: storyboard.id })
  expect(longer.scenes.map(({ durationMs }) => durationMs)).toEqual([12_700, 10_000])
  expect(longer.scenes.map(({ startMs }) => startMs)).toEqual([0, 12_700])
  expect(longer.totalDurationMs).toBe(22_700)
  await makeTake(account, scene.id, 'voice', 4000)
  const shorter = await getStoryboard(account, { id: storyboard.id })
  expect(shorter.totalDurationMs).toBe(20_000)
})

test('deleting a storyboard cancels what is under way and charges nothing for it', async () => {
  const { ctx, account, scene, storyboard } = await accountWithScenes()
  await makeTake(account, scene.id, 'voice')
  const running = await startTake(account, scene.id, 'image')
  await claimGeneration(ctx, running.id, randomUUID())
  await deleteStoryboard(account, { id: storyboard.id })
  expect(await stateOf(ctx, running.id)).toBe('cancelled')
  expect(await ctx.db.select().from(scenes)).toEqual([])
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('nobody sees or touches what belongs to somebody else', async () => {
  const { ctx, account, scene, storyboard } = await accountWithScenes()
  const stranger = await openAccount(ctx)
  const running = await startTake(account, scene.id, 'image')
  const notFound = { code: 'NOT_FOUND' }
  await expect(getStoryboard(stranger, { id: storyboard.id })).rejects.toMatchObject(notFound)
  await expect(deleteStoryboard(stranger, { id: storyboard.id })).rejects.toMatchObject(notFound)
  await expect(startTake(stranger, scene.id, 'voice')).rejects.toMatchObject(notFound)
  await expect(cancelGeneration(stranger, { id: running.id })).rejects.toMatchObject(notFound)
  const sameId = createStoryboard(stranger, { id: storyboard.id, ...AN_IDEA })
  await expect(sameId).rejects.toMatchObject(notFound)
})

test('the same export asked for twice is rendered once, another one beside it', async () => {
  const { account, storyboard } = await accountWithScenes()
  const settings = ExportSettings.parse({ musicMood: 'calm' })
  const ask = (more = {}) =>
    requestExport(account, { storyboardId: storyboard.id, ...settings, ...more })
  const twice = await Promise.all([ask(), ask()])
  expect(new Set(twice.map(({ generation }) => generation.id)).size).toBe(1)
  const other = await ask({ captionStyle: 'off' })
  expect(other.generation.id).not.toBe(twice[0].generation.id)
})

test('an account has ten videos rendered at a time, whatever it asks for', async () => {
  const { account, storyboard } = await accountWithScenes()
  const ask = (musicSeed: number) =>
    requestExport(account, {
      storyboardId: storyboard.id,
      ...ExportSettings.parse({ musicMood: 'calm', musicSeed }),
    })
  const [first] = await Promise.all(Array.from({ length: 10 }, (_, seed) => ask(seed)))
  await expect(ask(10)).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
  // What is being made already is not asked for anew.
  expect((await ask(0)).generation.id).toBe(first?.generation.id)
  await cancelGeneration(account, { id: String(first?.generation.id) })
  expect((await ask(10)).generation.state).toBe('queued')
})

test('a batch that is under way already is called just that', async () => {
  const { account, storyboard } = await accountWithScenes(2)
  const batch = { id: storyboard.id, kind: 'voice', scenes: 'missing' } as const
  await generateAll(account, batch)
  await expect(generateAll(account, batch)).rejects.toMatchObject({ code: 'ALREADY_RUNNING' })
})

test('the items of a batch begin with the pause that their provider asks for', async () => {
  const { ctx, account, storyboard } = await accountWithScenes(3)
  const illustrator = { ...ctx.models.chosen('illustrator'), pauseBetweenMs: 1000 }
  ctx.models.choose('illustrator', illustrator)
  await generateAll(account, { id: storyboard.id, kind: 'image', scenes: 'missing' })
  const { rows } = await ctx.db.execute<{ after: number }>(sql`
    select round(extract(epoch from start_after - min(start_after) over ()))::int as after
    from pgboss.job where name = 'draw-image' order by start_after`)
  expect(rows.map(({ after }) => after)).toEqual([0, 1, 2])
})

test('of a batch some scenes alone can be asked for, at the price of these', async () => {
  const { account, storyboard, scene } = await accountWithScenes(3)
  const batch = { id: storyboard.id, kind: 'voice' as const, sceneIds: [scene.id] }
  await makeTake(account, scene.id, 'voice')
  await expect(generateAll(account, { ...batch, scenes: 'missing' })).rejects.toMatchObject({
    code: 'NOTHING_TO_GENERATE',
  })
  const started = await generateAll(account, { ...batch, scenes: 'all', maxCredits: 5 })
  expect(started.map(({ sceneId }) => sceneId)).toEqual([scene.id])
})

test('a batch for what is out of date makes only that', async () => {
  const { account, storyboard, scene } = await accountWithScenes(3)
  const batch = { id: storyboard.id, kind: 'image', scenes: 'stale' } as const
  for (const { id } of storyboard.scenes.slice(0, 2)) await makeTake(account, id, 'image')
  await expect(generateAll(account, batch)).rejects.toMatchObject({
    code: 'NOTHING_TO_GENERATE',
    message: 'Nothing is out of date',
  })
  await updateScene(account, { id: scene.id, imagePrompt: 'A gull over the harbour' })
  expect((await generateAll(account, batch)).map(({ sceneId }) => sceneId)).toEqual([scene.id])
})
