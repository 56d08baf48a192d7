import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { trackPrices, tracksToMake } from '#contract/tracks.ts'
import { holds } from '#database/schema/index.ts'
import { KINDS } from '#domain/generation/index.ts'
import { updateScene } from '#domain/scene/index.ts'
import { generateAll, getStoryboard, makeMissing } from '#domain/storyboard/index.ts'
import { getStudio } from '#domain/studio.ts'
import {
  batchOf,
  generationObstacle,
  staleScenes,
} from '#web/features/generation/generation-obstacle.ts'
import { missingRows, partsDue, partsOf, tracksOf } from '#web/features/generation/parts-due.ts'
import { accountWithScenes } from './account-with-scenes.ts'
import { makeTake, startTake } from './make-take.ts'

/** A storyboard with scenes in every situation: bare, blank, drawn, made, out of date, under way. */
async function variedStoryboard() {
  const { ctx, account, storyboard } = await accountWithScenes(7)
  const ids = storyboard.scenes.map(({ id }) => id)
  const [, blank = '', drawn = '', made = '', stale = '', drawing = '', speaking = ''] = ids
  await updateScene(account, { id: blank, voiceOverText: ' ', imagePrompt: '', videoPrompt: '' })
  for (const id of [drawn, made, stale, drawing]) await makeTake(account, id, 'image')
  for (const id of [made, stale]) {
    await makeTake(account, id, 'voice')
    await makeTake(account, id, 'clip')
  }
  await updateScene(account, { id: stale, voiceOverText: 'New words.', imagePrompt: 'New view' })
  await startTake(account, drawing, 'image')
  await startTake(account, speaking, 'voice')
  return {
    account,
    shown: await getStoryboard(account, storyboard),
    priceOf: async (kind: TrackKind) => (await getStudio(account)).prices[KINDS[kind].operation],
    held: async () => {
      const open = await ctx.db.select().from(holds).where(eq(holds.state, 'open'))
      return open.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

for (const kind of TRACK_KINDS) {
  test(`${kind}: each button that is on starts at its price, each that is off would be refused`, async () => {
    const { account, shown, priceOf, held } = await variedStoryboard()
    const situation = { status: shown.status, hasCredits: true }
    const price = await priceOf(kind)
    let started = 0
    for (const scene of shown.scenes) {
      const before = await held()
      const start = startTake(account, scene.id, kind)
      if (generationObstacle(kind, scene, situation)) await expect(start).rejects.toThrow()
      else {
        await start
        started += 1
        expect((await held()) - before).toBe(price)
      }
    }
    expect(started).toBeGreaterThan(0)
    expect(started).toBeLessThan(shown.scenes.length)
  })

  test(`${kind}: the price on the button of a batch is what is held for it`, async () => {
    const { account, shown, priceOf, held } = await variedStoryboard()
    const { scenes, mode } = batchOf(kind, shown)
    const price = scenes.length * (await priceOf(kind))
    const before = await held()
    await generateAll(account, { id: shown.id, kind, scenes: mode, maxCredits: price })
    expect((await held()) - before).toBe(price)
    expect(scenes.length).toBeGreaterThan(0)
  })
}

for (const kind of ['voice', 'image'] as const) {
  test(`${kind}: the price of updating what is out of date is what is held for it`, async () => {
    const { account, shown, priceOf, held } = await variedStoryboard()
    const price = staleScenes(kind, shown).length * (await priceOf(kind))
    const before = await held()
    await generateAll(account, { id: shown.id, kind, scenes: 'stale', maxCredits: price })
    expect((await held()) - before).toBe(price)
    expect(price).toBeGreaterThan(0)
  })
}

test('the price of making what is missing is what is held for it', async () => {
  const { account, shown, held } = await variedStoryboard()
  const prices = trackPrices((await getStudio(account)).offered, shown)
  const due = partsDue(shown.scenes, prices, (scene) => tracksToMake(scene, shown.visuals))
  const before = await held()
  const started = await makeMissing(account, { id: shown.id, maxCredits: due.credits })
  expect((await held()) - before).toBe(due.credits)
  expect(started).toHaveLength(due.count)
  expect(new Set(started.map(({ kind }) => kind))).toEqual(new Set(TRACK_KINDS))
})

test('what is ticked of it costs what the list shows, whichever lines that are', async () => {
  const { account, shown, held } = await variedStoryboard()
  const prices = trackPrices((await getStudio(account)).offered, shown)
  const rows = missingRows({ scenes: shown.scenes, visuals: 'stills' })
  expect(rows.map(({ id }) => id)).toEqual([
    'missing voice',
    'missing image',
    'stale voice',
    'stale image',
    'stale clip',
    'instead clip',
  ])
  const parts = partsOf(rows.filter(({ id }) => id !== 'missing image'))
  const due = partsDue(shown.scenes, prices, tracksOf(parts, shown.visuals))
  const before = await held()
  const maxCredits = due.credits
  const started = await makeMissing(account, { id: shown.id, parts, maxCredits })
  expect((await held()) - before).toBe(due.credits)
  expect(started).toHaveLength(due.count)
  expect(started.length).toBeLessThan(parts.length)
})
