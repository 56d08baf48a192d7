import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PICTURES_IN_LISTS } from '#contract/limits.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { rowsRead } from '#testing/rows-read.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import { countStoryboards, getStoryboard, listStoryboards } from './read.ts'

const LOOKS = {
  idea: 'Why the sea is salty',
  description: 'For children of all ages',
  totalDurationMs: 15_000,
  style: 'Storytelling',
  targetAudience: 'Children',
  aspectRatio: '9/16',
  language: 'en',
  voiceId: 'en-rachel',
} as const

async function writeStoryboard(
  { db }: TestContext,
  { workspaceId }: { workspaceId: string },
  [title, status, day]: [string, StoryboardStatus, number],
): Promise<void> {
  const updatedAt = new Date(Date.UTC(2026, 10, day))
  await db
    .insert(storyboards)
    .values({ ...LOOKS, id: randomUUID(), workspaceId, title, status, updatedAt })
}

test('an account sees its own storyboards, the last changed first, all or those of one status', async () => {
  const ctx = await createTestContext()
  const [ada, eve] = [await openAccount(ctx), await openAccount(ctx)]
  await writeStoryboard(ctx, ada, ['Oldest', 'complete', 1])
  await writeStoryboard(ctx, ada, ['Newest', 'draft', 3])
  await writeStoryboard(ctx, ada, ['Between', 'complete', 2])
  await writeStoryboard(ctx, eve, ['Hers', 'complete', 4])

  const titles = async (status?: StoryboardStatus) => {
    const { items } = await listStoryboards(ada, { status, limit: 10 })
    return items.map(({ title }) => title)
  }
  expect(await titles()).toEqual(['Newest', 'Between', 'Oldest'])
  expect(await titles('complete')).toEqual(['Between', 'Oldest'])
  expect(await titles('processing')).toEqual([])
})

test('a list goes on where its page ended', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  for (const day of [1, 2, 3]) await writeStoryboard(ctx, account, [`Day ${day}`, 'draft', day])
  const first = await listStoryboards(account, { limit: 2 })
  const rest = await listStoryboards(account, { limit: 2, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual([
    'Day 3',
    'Day 2',
    'Day 1',
  ])
  expect(rest.nextCursor).toBeNull()
})

test.each([
  'yesterday',
  '2026_00000000-0000-4000-8000-000000000000',
  `${new Date(0).toISOString()}_${'-'.repeat(36)}`,
])('a place in a list that is none is refused: %s', async (cursor) => {
  const { account } = await accountWithScenes()
  await expect(listStoryboards(account, { limit: 2, cursor })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('words are looked for in titles and descriptions, whatever their case and accents', async () => {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await writeStoryboard(ctx, account, ['Café at the harbour', 'draft', 1])
  await writeStoryboard(ctx, account, ['100% salt', 'draft', 2])
  const titles = async (search: string) => {
    const { items } = await listStoryboards(account, { search, limit: 10 })
    return items.map(({ title }) => title)
  }
  expect(await titles('HARB cafe')).toEqual(['Café at the harbour'])
  expect(await titles('children')).toEqual(['100% salt', 'Café at the harbour'])
  expect(await titles('0%')).toEqual(['100% salt'])
  expect(await titles('zebra')).toEqual([])
})

test('a card says what its storyboard is, and shows the pictures of its first scenes', async () => {
  const { account, storyboard } = await accountWithScenes(3)
  const card = async () => (await listStoryboards(account, { limit: 10 })).items[0]
  expect(await card()).toEqual({
    id: storyboard.id,
    title: 'Reading the weather',
    description: 'What the keeper sees.',
    status: 'draft',
    aspectRatio: '9/16',
    style: 'Educational',
    language: 'en',
    sceneCount: 3,
    totalDurationMs: 30_000,
    pictureUrls: [null, null, null],
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
  })
  for (const scene of storyboard.scenes.slice(1)) await makeTake(account, scene.id, 'image')
  const { scenes } = await getStoryboard(account, { id: storyboard.id })
  expect(await card()).toMatchObject({
    status: 'processing',
    pictureUrls: [null, ...scenes.slice(1).map(({ image }) => image.asset?.thumbnailUrl)],
  })

  const before = await card()
  await createWrittenStoryboard(account, 1)
  const { items } = await listStoryboards(account, { limit: 10 })
  expect(items).toMatchObject([{ sceneCount: 1, pictureUrls: [null] }, { ...before }])
})

const STORYBOARDS = 500
const SCENES_OF_EACH = 10
const LIMIT = 24
/** 99, 199 … 499. */
const FILMS_WITH_99 = 5

async function filledAccount(): Promise<MemberContext> {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await fillWorkspace(ctx.db, account.workspaceId, {
    storyboards: STORYBOARDS,
    scenesOfEach: SCENES_OF_EACH,
  })
  return account
}

test('a page of a long list reads the rows it shows and no others, wherever it begins', async () => {
  const account = await filledAccount()
  const { nextCursor } = await listStoryboards(account, { limit: 100 })
  const inputs = [
    { limit: LIMIT },
    { limit: LIMIT, cursor: String(nextCursor) },
    { limit: LIMIT, status: 'draft' },
    { limit: LIMIT, status: 'complete', cursor: String(nextCursor) },
  ] as const
  for (const input of inputs) {
    const reading = await rowsRead(account, (ctx) => listStoryboards(ctx, input))
    expect(reading, JSON.stringify(input)).toEqual({
      storyboards: { scans: 0, rows: LIMIT + 1 },
      scenes: { scans: 0, rows: LIMIT * SCENES_OF_EACH },
      takes: { scans: 0, rows: LIMIT * PICTURES_IN_LISTS },
    })
  }
})

test('a search in a long list reads no scene but those of the storyboards it shows', async () => {
  const account = await filledAccount()
  const reading = await rowsRead(account, (ctx) =>
    listStoryboards(ctx, { search: 'film 99', limit: LIMIT }),
  )
  expect(reading).toMatchObject({
    scenes: { scans: 0, rows: FILMS_WITH_99 * SCENES_OF_EACH },
    takes: { scans: 0, rows: FILMS_WITH_99 * PICTURES_IN_LISTS },
  })
})

test('the storyboards of an account are counted without reading a scene', async () => {
  const account = await filledAccount()
  const reading = await rowsRead(account, (ctx) => countStoryboards(ctx, {}))
  expect(reading).toMatchObject({ scenes: { scans: 0, rows: 0 } })
  expect(await countStoryboards(account, {})).toEqual({
    draft: 50,
    processing: 50,
    complete: 400,
  })
  expect(await countStoryboards(account, { search: 'FILM 99' })).toEqual({
    draft: 0,
    processing: 0,
    complete: 5,
  })
})
