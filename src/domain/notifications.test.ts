import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import type { NotificationFacts } from '#contract/notification.ts'
import { tell } from '#contract/words/told.ts'
import type { MemberContext } from '#domain/context.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { grantCredits } from './credit/index.ts'
import { requestExport, saveExport } from './exports.ts'
import { cancelGeneration, claimGeneration, failGeneration } from './generation/index.ts'
import { addNotification, listNotifications, markNotificationsRead } from './notifications.ts'
import { createStoryboard, deleteStoryboard, generateAll } from './storyboard/index.ts'

async function fundedAccount(extraCredits = 1000): Promise<MemberContext> {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const grant = {
    workspaceId,
    amount: extraCredits,
    description: 'Test',
    cause: `grant:${workspaceId}`,
  }
  if (extraCredits > 0) await grantCredits(ctx.db, grant)
  return account
}

async function accountWithScenes(sceneCount: number) {
  const account = await fundedAccount()
  const storyboard = await createWrittenStoryboard(account, sceneCount)
  const { id: storyboardId, title: storyboardTitle } = storyboard
  await account.db.execute(sql`delete from notifications`)
  const [scene] = storyboard.scenes
  if (!scene) throw new Error('no scene')
  return { account, scene, of: { storyboardId, storyboardTitle } }
}

/** What the account was told, the first first. */
async function told(account: MemberContext): Promise<NotificationFacts[]> {
  const { items } = await listNotifications(account)
  return items.map(({ facts }) => facts).toReversed()
}

async function fail(account: MemberContext, generationId: string): Promise<void> {
  const claimed = await claimGeneration(account, generationId, randomUUID())
  if (!claimed) throw new Error('not claimed')
  await failGeneration(account, claimed, tell('image-failed'))
}

test('a written storyboard is told of, with what it cost', async () => {
  const account = await fundedAccount()
  const { id, title } = await createWrittenStoryboard(account)
  expect(await told(account)).toEqual([
    {
      kind: 'storyboard-written',
      storyboardId: id,
      storyboardTitle: title,
      credits: 10,
      sampleReason: null,
    },
  ])
})

test('a storyboard that could not be written is told of without one', async () => {
  const account = await fundedAccount()
  const { id } = await createStoryboard(account, { id: randomUUID(), ...AN_IDEA })
  await fail(account, id)
  expect(await told(account)).toMatchObject([
    { kind: 'generation-failed', generationKind: 'storyboard', storyboardId: null },
  ])
})

test('of single assets a clip and a failure are told of', async () => {
  const { account, scene, of } = await accountWithScenes(2)
  await makeTake(account, scene.id, 'voice')
  await makeTake(account, scene.id, 'image')
  expect(await told(account)).toEqual([])
  await makeTake(account, scene.id, 'clip')
  await fail(account, (await startTake(account, scene.id, 'image')).id)
  expect(await told(account)).toEqual([
    { kind: 'clip-ready', ...of, sceneNumber: 1, credits: 120 },
    {
      kind: 'generation-failed',
      generationKind: 'image',
      ...of,
      sceneNumber: 1,
      failure: tell('image-failed'),
    },
  ])
})

test('a batch is told of once, when its last part has ended, however that ended', async () => {
  const { account, of } = await accountWithScenes(4)
  const batch = { id: of.storyboardId, kind: 'image', scenes: 'all' } as const
  const [first, second, third, last] = await generateAll(account, batch)
  if (!first || !second || !third || !last) throw new Error('not started')
  await Promise.all([finishTake(account, first), finishTake(account, second)])
  await fail(account, third.id)
  expect(await told(account)).toEqual([])
  await cancelGeneration(account, { id: last.id })
  expect(await told(account)).toEqual([
    {
      kind: 'batch-ended',
      ...of,
      track: 'image',
      succeeded: 2,
      failed: 1,
      stopped: 1,
      credits: 24,
    },
  ])
})

test('parts of a batch that end at the same moment make one notification', async () => {
  const { account, of } = await accountWithScenes(6)
  const batch = { id: of.storyboardId, kind: 'voice', scenes: 'all' } as const
  const started = await generateAll(account, batch)
  await Promise.all(started.map((one) => finishTake(account, one)))
  expect(await told(account)).toMatchObject([{ kind: 'batch-ended', succeeded: 6, failed: 0 }])
})

test('what the account stopped itself is not told of', async () => {
  const { account, scene, of } = await accountWithScenes(2)
  await cancelGeneration(account, { id: (await startTake(account, scene.id, 'image')).id })
  const [one, other] = await generateAll(account, {
    id: of.storyboardId,
    kind: 'voice',
    scenes: 'all',
  })
  for (const part of [one, other]) await cancelGeneration(account, { id: String(part?.id) })
  await startTake(account, scene.id, 'image')
  await deleteStoryboard(account, { id: of.storyboardId })
  expect(await told(account)).toEqual([])
})

test('a finished export is told of with its file', async () => {
  const { account, of } = await accountWithScenes(1)
  const settings = ExportSettings.parse({ musicMood: null })
  const { generation } = await requestExport(account, { ...of, ...settings })
  const claimed = await claimGeneration(account, generation.id, randomUUID())
  if (!claimed) throw new Error('not claimed')
  const file = { path: 'a', contentType: 'video/mp4', storageKey: randomUUID(), sizeBytes: 1 }
  await saveExport(account, claimed, file)
  expect(await told(account)).toMatchObject([
    { kind: 'export-ready', ...of, generationId: generation.id, assetId: expect.any(String) },
  ])
})

test('credits that run low are told of once for each time they do', async () => {
  const account = await fundedAccount(0)
  const low = async () => (await told(account)).filter(({ kind }) => kind === 'credits-low')
  const storyboard = await createWrittenStoryboard(account, 5)
  const scene = (index: number) => String(storyboard.scenes[index]?.id)
  for (const index of [0, 1, 2]) await makeTake(account, scene(index), 'image')
  expect(await low()).toEqual([])
  await makeTake(account, scene(3), 'image')
  await makeTake(account, scene(4), 'image')
  expect(await low()).toEqual([{ kind: 'credits-low', available: 42 }])

  const grant = {
    workspaceId: account.workspaceId,
    amount: 25,
    description: 'Test',
    cause: 'grant:more',
  }
  await grantCredits(account.db, grant)
  await makeTake(account, scene(0), 'image')
  expect(await low()).toEqual([
    { kind: 'credits-low', available: 42 },
    { kind: 'credits-low', available: 43 },
  ])
})

test('a notification goes with the transaction that it tells of', async () => {
  const account = await fundedAccount()
  const broken = account.db.transaction(async (tx) => {
    await addNotification(tx, account, { kind: 'credits-low', available: 1 })
    throw new Error('On second thought')
  })
  await expect(broken).rejects.toThrow('On second thought')
  expect(await told(account)).toEqual([])
})

test('the newest 20 are shown, the newest 200 are kept and counted', async () => {
  const account = await fundedAccount()
  for (let available = 1; available <= 205; available++) {
    await account.db.transaction((tx) =>
      addNotification(tx, account, { kind: 'credits-low', available }),
    )
  }
  const { items, unreadCount } = await listNotifications(account)
  expect(unreadCount).toBe(200)
  expect(items).toHaveLength(20)
  expect(items[0]?.facts).toEqual({ kind: 'credits-low', available: 205 })
})

test('one or all are marked as read, one’s own only', async () => {
  const account = await fundedAccount()
  const stranger = await openAccount(account)
  for (const available of [1, 2, 3]) {
    await account.db.transaction((tx) =>
      addNotification(tx, account, { kind: 'credits-low', available }),
    )
  }
  const [newest] = (await listNotifications(account)).items
  if (!newest) throw new Error('no notification')
  expect(newest.readAt).toBeNull()
  const foreign = markNotificationsRead(stranger, { id: newest.id })
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await markNotificationsRead(stranger, {})).toEqual({ unreadCount: 0 })
  expect(await markNotificationsRead(account, { id: newest.id })).toEqual({ unreadCount: 2 })
  const [{ readAt } = newest] = (await listNotifications(account)).items
  expect(readAt).toBeInstanceOf(Date)
  await markNotificationsRead(account, { id: newest.id })
  expect((await listNotifications(account)).items[0]?.readAt).toEqual(readAt)
  expect(await markNotificationsRead(account, {})).toEqual({ unreadCount: 0 })
})
