import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GENERATION_STATES, type GenerationState, UNFINISHED_STATES } from '#contract/generation.ts'
import { TRACK_STATUSES } from '#contract/scene.ts'
import { tell } from '#contract/words/told.ts'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import type { MemberContext } from '../context.ts'
import { checkLedger } from '../credit/index.ts'
import { saveTake } from '../scene/index.ts'
import { getStoryboard } from '../storyboard/index.ts'
import {
  awaitVendor,
  canBecome,
  cancelGeneration,
  claimGeneration,
  failGeneration,
  type GenerationRow,
  hasEnded,
  queueAgain,
} from './index.ts'
import { TRACK_ACTIONS, trackAfter } from './states.ts'

/** The verb that leads to each state, called whatever state the generation is in. */
const LEAD_TO: Record<
  GenerationState,
  (ctx: MemberContext, generation: GenerationRow) => Promise<unknown>
> = {
  queued: (ctx, generation) => queueAgain(ctx, generation),
  running: (ctx, { id }) => claimGeneration(ctx, id, randomUUID()),
  waiting: (ctx, generation) =>
    awaitVendor(ctx, generation, { handle: { id: 'job' }, firstCheckMs: 0 }),
  succeeded: (ctx, generation) => saveTake(ctx, asTrack(generation), aFile(), null),
  failed: (ctx, generation) => failGeneration(ctx, generation, tell('took-too-long')),
  cancelled: (ctx, { id }) => cancelGeneration(ctx, { id }).catch(() => null),
}

const WAY_TO: Record<GenerationState, GenerationState[]> = {
  queued: [],
  running: ['running'],
  waiting: ['running', 'waiting'],
  succeeded: ['running', 'succeeded'],
  failed: ['running', 'failed'],
  cancelled: ['cancelled'],
}

const ALLOWED = new Set([
  'queued running',
  'queued cancelled',
  'running queued',
  'running waiting',
  'running succeeded',
  'running failed',
  'running cancelled',
  'waiting queued',
  'waiting succeeded',
  'waiting failed',
  'waiting cancelled',
])

for (const from of GENERATION_STATES) {
  test(`a ${from} generation goes only where the table allows`, async () => {
    const { ctx, account, scene } = await accountWithScenes()
    for (const to of GENERATION_STATES.filter((state) => state !== from)) {
      const { id } = await startTake(account, scene.id, 'voice')
      const read = async () => {
        const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
        if (!row) throw new Error('The generation is gone.')
        return row
      }
      for (const step of WAY_TO[from]) await LEAD_TO[step](account, await read())
      expect((await read()).state).toBe(from)

      await LEAD_TO[to](account, await read())
      const isAllowed = ALLOWED.has(`${from} ${to}`)
      expect((await read()).state, `${from} to ${to}`).toBe(isAllowed ? to : from)
      expect(canBecome(from, to)).toBe(isAllowed)
      expect(await checkLedger(ctx.db)).toEqual([])
      await LEAD_TO.cancelled(account, await read())
    }
  })
}

test('the unfinished states are those that lead somewhere', () => {
  expect(GENERATION_STATES.filter((state) => !hasEnded(state))).toEqual(UNFINISHED_STATES)
})

function asTrack(generation: GenerationRow) {
  if (!generation.sceneId) throw new Error('It belongs to no scene.')
  return { ...generation, sceneId: generation.sceneId, kind: 'voice' as const }
}

function aFile() {
  return { path: 'a', contentType: 'audio/mpeg', storageKey: randomUUID(), sizeBytes: 1 }
}

/** Without a take, and with one where that differs. */
const ALLOWED_OF_TRACKS: Record<string, [string, string?]> = {
  'start pending': ['processing'],
  'start complete': ['processing'],
  'start failed': ['processing'],
  'deliver processing': ['complete'],
  'fail processing': ['failed', 'complete'],
  'cancel processing': ['pending', 'complete'],
}

for (const action of TRACK_ACTIONS) {
  for (const status of TRACK_STATUSES) {
    const [bare = null, withTake = bare] = ALLOWED_OF_TRACKS[`${action} ${status}`] ?? []
    test(`${action} leads a ${status} asset to ${bare ?? 'nothing else'}`, () => {
      expect(trackAfter(action, status, false)).toBe(bare)
      expect(trackAfter(action, status, true)).toBe(withTake)
    })
  }
}

test('a scene goes through the statuses of the table', async () => {
  const { account, scene, storyboard } = await accountWithScenes()
  const status = async () =>
    (await getStoryboard(account, { id: storyboard.id })).scenes[0]?.image.status
  const start = () => startTake(account, scene.id, 'image')
  const fail = async () => {
    const claimed = await claimGeneration(account, (await start()).id, crypto.randomUUID())
    if (claimed) await failGeneration(account, claimed, tell('took-too-long'))
  }

  expect(await status()).toBe('pending')
  await fail()
  expect(await status()).toBe('failed')
  const started = await start()
  expect(await status()).toBe('processing')
  await expect(start()).rejects.toMatchObject({ code: 'ALREADY_RUNNING' })
  await cancelGeneration(account, started)
  expect(await status()).toBe('pending')
  await makeTake(account, scene.id, 'image')
  expect(await status()).toBe('complete')
  await fail()
  expect(await status()).toBe('complete')
  await cancelGeneration(account, await start())
  expect(await status()).toBe('complete')
  await finishTake(account, await start())
  expect(await status()).toBe('complete')
})
