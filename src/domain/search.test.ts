import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, directImages, scenes, storyboards } from '#database/schema/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { rowsRead } from '#testing/rows-read.ts'
import { createTestContext } from '#testing/test-context.ts'
import { grantCredits } from './credit/index.ts'
import { findEverywhere } from './search.ts'

async function account(): Promise<MemberContext> {
  const ctx = await createTestContext()
  const opened = await openAccount(ctx)
  const { workspaceId } = opened
  await grantCredits(ctx.db, {
    workspaceId,
    amount: 1000,
    description: 'Test',
    cause: 'grant:test',
  })
  return opened
}

async function storyboardNamed(ctx: MemberContext, title: string, description = '') {
  const storyboard = await createWrittenStoryboard(ctx, 1)
  await ctx.db
    .update(storyboards)
    .set({ title, description })
    .where(eq(storyboards.id, storyboard.id))
  const [scene] = storyboard.scenes
  if (!scene) throw new Error('no scene')
  return { id: storyboard.id, sceneId: scene.id }
}

async function titlesFor(ctx: MemberContext, query: string): Promise<string[]> {
  const found = await findEverywhere(ctx, { query })
  return found.storyboards.map(({ title }) => title)
}

test('a storyboard is found by parts of words of its title and description, in any order', async () => {
  const ctx = await account()
  await storyboardNamed(ctx, 'Keepers of the light', 'A lamp, a storm and a log book')
  await storyboardNamed(ctx, 'From bean to cup')
  expect(await titlesFor(ctx, 'light keep')).toEqual(['Keepers of the light'])
  expect(await titlesFor(ctx, '  STORM ')).toEqual(['Keepers of the light'])
  expect(await titlesFor(ctx, 'light bean')).toEqual([])
  expect(await titlesFor(ctx, '   ')).toEqual([])
})

test.each([
  ['El ñandú y el río', 'nandu rio'],
  ['Đường về nhà', 'duong nha'],
  ['Die große Straße', 'GROSSE strasse'],
  ['灯台の守り人', '守り'],
  ['ＡＢＣ', 'abc'],
  ['nandu', 'Ñandú'],
])('%s is found as %s', async (title, query) => {
  const ctx = await account()
  await storyboardNamed(ctx, title)
  expect(await titlesFor(ctx, query)).toEqual([title])
})

test('signs that mean something to the database mean themselves', async () => {
  const ctx = await account()
  await storyboardNamed(ctx, 'Only 100% wool_coat C:\\')
  await storyboardNamed(ctx, 'Only 1000 coats')
  for (const query of ['100%', 'wool_', 'C:\\']) {
    expect(await titlesFor(ctx, query)).toEqual(['Only 100% wool_coat C:\\'])
  }
  expect(await titlesFor(ctx, "'; drop")).toEqual([])
})

test('so do their wide forms, which are compared as the narrow ones', async () => {
  const ctx = await account()
  await storyboardNamed(ctx, 'Half of it')
  await storyboardNamed(ctx, 'At 50 ％')
  expect(await titlesFor(ctx, '％')).toEqual(['At 50 ％'])
  expect(await titlesFor(ctx, '50 %')).toEqual(['At 50 ％'])
  expect(await titlesFor(ctx, 'ha＿f')).toEqual([])
})

test('at most five are found, the last changed first', async () => {
  const ctx = await account()
  for (const number of [1, 2, 3, 4, 5, 6]) await storyboardNamed(ctx, `Film ${number}`)
  expect(await titlesFor(ctx, 'film')).toEqual(['Film 6', 'Film 5', 'Film 4', 'Film 3', 'Film 2'])
})

test('a scene is found with the best it has, and its picture', async () => {
  const ctx = await account()
  const { id, sceneId } = await storyboardNamed(ctx, 'Reading the weather')
  const media = async () => (await findEverywhere(ctx, { query: 'something sea' })).media
  expect(await media()).toEqual([])
  await makeTake(ctx, sceneId, 'voice')
  expect(await media()).toMatchObject([{ kind: 'voice', thumbnailUrl: null }])
  await makeTake(ctx, sceneId, 'image')
  const [picture] = await media()
  await makeTake(ctx, sceneId, 'clip')
  const [clip] = await media()
  expect(clip).toMatchObject({
    kind: 'clip',
    title: 'Reading the weather',
    excerpt: 'Scene 1 says something about the sea.',
    storyboardId: id,
    sceneId,
    sceneNumber: 1,
    url: `/media/${clip?.id}`,
    thumbnailUrl: picture?.thumbnailUrl,
  })
})

test('a scene that was taken out of its storyboard is not found', async () => {
  const ctx = await account()
  const { sceneId } = await storyboardNamed(ctx, 'Reading the weather')
  await makeTake(ctx, sceneId, 'image')
  await ctx.db.update(scenes).set({ removedAt: sql`now()` }).where(eq(scenes.id, sceneId))
  expect((await findEverywhere(ctx, { query: 'sea' })).media).toEqual([])
})

test('a long text is shortened between letters', async () => {
  const ctx = await account()
  const { sceneId } = await storyboardNamed(ctx, 'Long')
  await makeTake(ctx, sceneId, 'voice')
  await ctx.db
    .update(scenes)
    .set({ voiceOverText: '🦑'.repeat(300) })
    .where(eq(scenes.id, sceneId))
  const [found] = (await findEverywhere(ctx, { query: '🦑' })).media
  expect(found).toMatchObject({ excerpt: `${'🦑'.repeat(119)}…` })
})

test('nobody finds what belongs to somebody else', async () => {
  const ctx = await account()
  const { sceneId } = await storyboardNamed(ctx, 'Keepers of the light')
  await makeTake(ctx, sceneId, 'image')
  const stranger = await openAccount(ctx)
  expect(await findEverywhere(stranger, { query: 'e' })).toEqual({ storyboards: [], media: [] })
})

test('in an account of 5,000 storyboards a search reads few of its 30,000 scenes', async () => {
  const ctx = await account()
  await fillWorkspace(ctx.db, ctx.workspaceId, { storyboards: 5000, scenesOfEach: 6 })
  for (const query of ['zebra crossing', 'film 17', 'e']) {
    const { scenes: ofScenes, takes } = await rowsRead(ctx, (within) =>
      findEverywhere(within, { query }),
    )
    expect([ofScenes?.scans, takes?.scans], query).toEqual([0, 0])
    expect(ofScenes?.rows, query).toBeLessThan(100)
    expect(takes?.rows, query).toBeLessThan(100)
  }
})

test('a picture of the library is found by its name, and only by its owner', async () => {
  const ctx = await account()
  const assetId = randomUUID()
  const file = { id: assetId, storageKey: assetId, contentType: 'image/png', sizeBytes: 1 }
  await ctx.db.insert(assets).values({ ...file, workspaceId: ctx.workspaceId })
  await ctx.db
    .insert(directImages)
    .values({ workspaceId: ctx.workspaceId, title: 'Café at dawn', assetId })
  expect((await findEverywhere(ctx, { query: 'cafe' })).media).toEqual([
    {
      source: 'upload',
      id: assetId,
      title: 'Café at dawn',
      url: `/media/${assetId}`,
      thumbnailUrl: null,
    },
  ])
  const stranger = await openAccount(ctx)
  expect((await findEverywhere(stranger, { query: 'cafe' })).media).toEqual([])
})
