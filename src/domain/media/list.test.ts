import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import type { MediaSort } from '#contract/media.ts'
import { assets, directImages, storyboards } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import type { MemberContext } from '../context.ts'
import { requestExport, saveExport } from '../exports.ts'
import { claimGeneration } from '../generation/index.ts'
import { saveUploadedTake } from '../scene/index.ts'
import { countMedia, listMedia, listTags, listUses, tagMedia } from './index.ts'

/** Items of these titles and sizes, the last one the newest. */
async function library(items: [title: string, sizeBytes: number][]) {
  const account = await openAccount(await createTestContext())
  const { db, workspaceId } = account
  const ids: Record<string, string> = {}
  for (const [index, [title, sizeBytes]] of items.entries()) {
    const assetId = randomUUID()
    const file = { id: assetId, storageKey: assetId, contentType: 'image/png', sizeBytes }
    await db.insert(assets).values({ ...file, workspaceId })
    const createdAt = new Date(1_700_000_000_000 + index * 1000)
    const values = { workspaceId, title, assetId, createdAt }
    const [row] = await db.insert(directImages).values(values).returning()
    ids[title] = String(row?.id)
  }
  return { account, ids }
}

/** All titles, two at a time. */
async function titles(account: MemberContext, sort: MediaSort): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await listMedia(account, { limit: 2, sort, cursor })
    found.push(...page.items.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return found
}

test('the library is sorted by age, title and size, page after page, also where keys are equal', async () => {
  const { account } = await library([
    ['beach', 30],
    ['Apple', 10],
    ['Đèn', 30],
    ['Apple pie', 20],
    ['beach', 30],
  ])
  expect(await titles(account, 'newest')).toEqual(['beach', 'Apple pie', 'Đèn', 'Apple', 'beach'])
  expect(await titles(account, 'oldest')).toEqual(['beach', 'Apple', 'Đèn', 'Apple pie', 'beach'])
  const byTitle = await titles(account, 'title')
  expect(byTitle.filter((title) => title !== 'Đèn')).toEqual([
    'Apple',
    'Apple pie',
    'beach',
    'beach',
  ])
  expect(byTitle).toHaveLength(5)
  const bySize = await titles(account, 'size')
  expect(new Set(bySize.slice(0, 3))).toEqual(new Set(['beach', 'Đèn']))
  expect(bySize.slice(3)).toEqual(['Apple pie', 'Apple'])
})

test('a cursor of another order, or of nothing, is refused', async () => {
  const { account } = await library([
    ['a', 1],
    ['b', 2],
  ])
  const { nextCursor } = await listMedia(account, { limit: 1, sort: 'title' })
  for (const cursor of [String(nextCursor), 'x', randomUUID()]) {
    const asked = listMedia(account, { limit: 1, sort: 'size', cursor })
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})

test('tags are given to one or many, keep their spelling, filter, and are taken off', async () => {
  const { account, ids } = await library([
    ['Beach', 1],
    ['Tower', 1],
    ['Cat', 1],
  ])
  const of = (...names: string[]) => names.map((name) => ids[name] ?? '')
  await tagMedia(account, { ids: of('Beach', 'Tower'), add: ['Holiday', 'blue'], remove: [] })
  await tagMedia(account, { ids: of('Cat'), add: ['HOLIDAY'], remove: ['blue'] })
  expect(await listTags(account)).toEqual([
    { tag: 'blue', count: 2 },
    { tag: 'Holiday', count: 3 },
  ])
  await tagMedia(account, { ids: of('Tower', 'Cat'), add: ['Zoo'], remove: ['BLUE'] })
  const { items } = await listMedia(account, { limit: 9, tag: 'Holiday' })
  expect(items.map(({ title, tags }) => [title, tags])).toEqual([
    ['Cat', ['Holiday', 'Zoo']],
    ['Tower', ['Holiday', 'Zoo']],
    ['Beach', ['blue', 'Holiday']],
  ])
  expect(await countMedia(account, { tag: 'blue' })).toEqual({ image: 1, video: 0, audio: 0 })
  expect((await listMedia(account, { limit: 9, tag: 'Zoo', search: 'cat' })).items).toHaveLength(1)
})

test('one file has at most twenty tags, and nobody tags the files of others', async () => {
  const { account, ids } = await library([['Beach', 1]])
  const id = ids['Beach'] ?? ''
  const many = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
  await tagMedia(account, { ids: [id], add: many, remove: [] })
  const more = tagMedia(account, { ids: [id], add: ['one more'], remove: [] })
  await expect(more).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: 'One file can have at most 20 tags.',
  })
  await tagMedia(account, { ids: [id], add: ['one more'], remove: ['tag 0'] })
  const stranger = await openAccount(account)
  const theirs = tagMedia(stranger, { ids: [id], add: ['mine'], remove: [] })
  await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listTags(stranger)).toEqual([])
})

test('an item tells every scene that has it, which of them use it, and what is drawn after it', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  const [first] = (await listMedia(account, { limit: 9 })).items
  const place = {
    storyboardId: storyboard.id,
    storyboardTitle: storyboard.title,
    sceneId: scene.id,
    sceneNumber: 1,
    kind: 'image',
  }
  const id = first?.id ?? ''
  expect(await listUses(account, { id })).toEqual([{ ...place, isInUse: true }])
  await makeTake(account, scene.id, 'image')
  expect(await listUses(account, { id })).toEqual([{ ...place, isInUse: false }])

  const assetId = String(first?.asset.id)
  const file = { path: 'a', contentType: 'image/png', storageKey: randomUUID(), sizeBytes: 1 }
  const made = { sceneId: scene.id, kind: 'image', file, fromAssetId: assetId } as const
  await account.db.transaction((tx) => saveUploadedTake(account, tx, made))
  await account.db.update(storyboards).set({ referenceImageIds: [assetId] })
  expect(await listUses(account, { id })).toEqual([
    { ...place, isInUse: true },
    { ...place, sceneId: null, sceneNumber: null, kind: null, isInUse: true },
  ])
  const stranger = await openAccount(account)
  await expect(listUses(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was made is found by its own title, and not by what else its scene says', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  for (const kind of ['voice', 'image', 'clip'] as const) await makeTake(account, scene.id, kind)
  const settings = ExportSettings.parse({ musicMood: 'calm' })
  const { generation } = await requestExport(account, { storyboardId: storyboard.id, ...settings })
  const claimed = await claimGeneration(ctx, generation.id, randomUUID())
  if (!claimed) throw new Error('The export could not be claimed.')
  const video = { path: 'a', contentType: 'video/mp4', storageKey: randomUUID(), sizeBytes: 1 }
  await saveExport(ctx, claimed, video)

  const titlesFor = async (search: string) =>
    (await listMedia(account, { limit: 9, search })).items.map(({ title }) => title)
  expect(await titlesFor('SEA sáys')).toEqual(['Scene 1 says something about the sea.'])
  expect(await titlesFor('calm lighthouse')).toEqual(['A lighthouse over a calm sea'])
  expect(await titlesFor('push')).toEqual(['Slow push in.'])
  expect(await titlesFor('weather')).toEqual(['Reading the weather'])
  expect(await titlesFor('weather lighthouse')).toEqual([])
  expect(await countMedia(account, { search: 'sea' })).toEqual({ image: 2, video: 0, audio: 0 })
})
