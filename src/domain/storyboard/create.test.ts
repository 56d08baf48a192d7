import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { credits, generations } from '#database/schema/index.ts'
import { cancelAll, cancelGeneration } from '#domain/generation/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { createStoryboard, findWriting, generateAll } from './index.ts'

async function account() {
  const ctx = await createTestContext()
  return await openAccount(ctx)
}

test('below its price a storyboard is refused in the words of the form, with the numbers', async () => {
  const ctx = await account()
  await ctx.db.update(credits).set({ amount: 9 }).where(eq(credits.workspaceId, ctx.workspaceId))
  const creation = createStoryboard(ctx, { id: randomUUID(), ...AN_IDEA })
  await expect(creation).rejects.toMatchObject({
    code: 'NOT_ENOUGH_CREDITS',
    message: "You don't have enough credits to create a storyboard",
    data: { needed: 10, available: 9 },
  })
  expect(await ctx.db.select().from(generations)).toEqual([])
})

test('scenes are planned as usual, or as few as asked for within what is possible', async () => {
  const ctx = await account()
  const plannedFor = async (durationS: number, sceneCount?: number) => {
    const id = randomUUID()
    await createStoryboard(ctx, { id, ...AN_IDEA, durationS, sceneCount })
    const [row] = await ctx.db.select().from(generations).where(eq(generations.storyboardId, id))
    return row?.request.sceneCount
  }
  expect(await plannedFor(60)).toBe(6)
  expect(await plannedFor(60, 3)).toBe(3)
  expect(await plannedFor(15)).toBe(2)
  for (const sceneCount of [2, 7]) {
    await expect(plannedFor(60, sceneCount)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'A video of 60 seconds can have 3 to 6 scenes',
    })
  }
})

test('a script in letters that no voice of its language reads is refused before anything is held', async () => {
  const ctx = await account()
  const idea = 'تنام القطط معظم النهار. وفي الليل تخرج للصيد. ثم تعود إلى البيت في الصباح وتأكل.'
  const spoken = (language: 'en' | 'ar') =>
    createStoryboard(ctx, { id: randomUUID(), ...AN_IDEA, idea, language, beginning: 'script' })
  await expect(spoken('en')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('cannot read the letters of your script'),
  })
  expect(await ctx.db.select().from(generations)).toEqual([])
  await spoken('ar')
  expect(await ctx.db.select().from(generations)).toHaveLength(1)
})

test('a script that is no video of the length asked for is refused before anything is held', async () => {
  const ctx = await account()
  const spoken = (idea: string, durationS = 30) =>
    createStoryboard(ctx, { id: randomUUID(), ...AN_IDEA, idea, durationS, beginning: 'script' })
  await expect(spoken('Far too short.')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringMatching(/^Your words fill \d s, and a video needs 5 s\./),
  })
  const long = 'The keeper climbs the stairs before every single night. '.repeat(12)
  await expect(spoken(long)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringMatching(/^Your words take \d\d s\./),
  })
  expect(await ctx.db.select().from(generations)).toEqual([])
  await expect(spoken(long, 60)).resolves.toMatchObject({ state: 'queued' })
})

test('what is being written is found until it has ended, by its own account only', async () => {
  const ctx = await account()
  const stranger = await openAccount(ctx)
  expect(await findWriting(ctx)).toEqual({ writing: null })
  const generation = await createStoryboard(ctx, { id: randomUUID(), ...AN_IDEA })
  expect(await findWriting(ctx)).toEqual({
    writing: { generation, idea: { ...AN_IDEA, sceneCount: 3 } },
  })
  expect(await findWriting(stranger)).toEqual({ writing: null })
  await cancelGeneration(ctx, { id: generation.id })
  expect(await findWriting(ctx)).toEqual({ writing: null })
})

test.for(['start', 'stop'] as const)(
  'to %s everything takes as many statements for forty scenes as for two: no lock waits for long',
  async (what) => {
    expect(await statementsTo(what, 40)).toBe(await statementsTo(what, 2))
  },
)

async function statementsTo(what: 'start' | 'stop', sceneCount: number): Promise<number> {
  const { account, storyboard } = await accountWithScenes(sceneCount)
  const voices = { id: storyboard.id, kind: 'voice' } as const
  const verbs = {
    start: () => generateAll(account, { ...voices, scenes: 'missing' }),
    stop: () => cancelAll(account, voices),
  }
  if (what === 'stop') await verbs.start()
  const query = vi.spyOn(Client.prototype, 'query')
  expect(await verbs[what]()).toHaveLength(sceneCount)
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}
