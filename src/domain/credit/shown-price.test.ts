import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TrackKind } from '#contract/scene.ts'
import { costs, credits, holds } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { makeTake } from '#testing/make-take.ts'
import { generateClip, generateImage, generateVoice } from '../scene/index.ts'
import { createStoryboard, generateAll } from '../storyboard/index.ts'

async function shop(sceneCount = 1) {
  const found = await accountWithScenes(sceneCount)
  const { ctx, account, storyboard, scene } = found
  for (const { id } of storyboard.scenes) await makeTake(account, id, 'image')
  const { id } = scene
  return {
    ...found,
    start: {
      storyboard: (maxCredits: number) =>
        createStoryboard(account, { id: randomUUID(), ...AN_IDEA, maxCredits }),
      voice: (maxCredits: number) =>
        generateVoice(account, { id, voiceId: 'en-rachel', maxCredits }),
      image: (maxCredits: number) => generateImage(account, { id, style: 'AUTO', maxCredits }),
      clip: (maxCredits: number) => generateClip(account, { id, maxCredits }),
    },
    startAll: (kind: TrackKind, maxCredits: number) =>
      generateAll(account, { id: storyboard.id, kind, scenes: 'all', maxCredits }),
    spendAllBut: (left: number) =>
      ctx.db
        .update(credits)
        .set({ held: sql`${credits.amount} - ${left}::int` })
        .where(eq(credits.workspaceId, account.workspaceId)),
    held: async () => {
      const open = await ctx.db.select().from(holds).where(eq(holds.state, 'open'))
      return open.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

for (const [kind, price] of [
  ['storyboard', 10],
  ['voice', 5],
  ['image', 12],
  ['clip', 120],
] as const) {
  test(`${kind}: what is held is the price that was shown, and a higher one is refused`, async () => {
    const { start, held } = await shop()
    await expect(start[kind](price - 1)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      message: `This costs ${price} of your credits now, more than was shown. Nothing was started; please look at the price again.`,
      data: { needed: price },
    })
    expect(await held()).toBe(0)
    expect(await start[kind](price)).toMatchObject({ price })
    expect(await held()).toBe(price)
  })
}

for (const [kind, price] of [
  ['voice', 15],
  ['image', 36],
  ['clip', 360],
] as const) {
  test(`all ${kind}s: what is held is the sum that was shown, and a higher one starts nothing`, async () => {
    const { startAll, held } = await shop(3)
    await expect(startAll(kind, price - 1)).rejects.toMatchObject({ data: { needed: price } })
    expect(await held()).toBe(0)
    await startAll(kind, price)
    expect(await held()).toBe(price)
  })
}

test('a price that was raised after it was shown is refused', async () => {
  const { ctx, start, startAll, held } = await shop(2)
  await ctx.db
    .update(costs)
    .set({ creditCost: 13 })
    .where(eq(costs.operationName, 'generate_image'))
  await expect(start.image(12)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await expect(startAll('image', 24)).rejects.toMatchObject({ data: { needed: 26 } })
  expect(await held()).toBe(0)
})

test('too few credits for a voice or a clip are refused in the words of the catalogue', async () => {
  const { start, spendAllBut } = await shop()
  await spendAllBut(4)
  for (const [kind, price] of [
    ['voice', 5],
    ['clip', 120],
  ] as const) {
    await expect(start[kind](price)).rejects.toMatchObject({
      code: 'NOT_ENOUGH_CREDITS',
      message: `Not enough credits. This operation requires ${price} credits`,
      data: { needed: price, available: 4 },
    })
  }
})

test('too few credits for images are refused with what is needed in all and what is there', async () => {
  const { start, startAll, spendAllBut } = await shop(3)
  await spendAllBut(11)
  await expect(start.image(12)).rejects.toMatchObject({
    message: 'Not enough credits. This operation requires 12 credits, you only have 11',
  })
  await expect(startAll('image', 36)).rejects.toMatchObject({
    message: 'Not enough credits. This operation requires 36 credits, you only have 11',
  })
})
