import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { STORYBOARD_STATUSES } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import type { MemberContext } from '../context.ts'
import { requestExport } from '../exports.ts'
import { cancelGeneration } from '../generation/index.ts'
import { STORYBOARD_ACTIONS, type StoryboardAction, storyboardAfter } from '../generation/states.ts'
import { saveUploadedTake } from '../scene/index.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  generateAll,
  getStoryboard,
  reopenStoryboard,
  updateStoryboard,
} from './index.ts'

const ALLOWED: Record<string, string> = {
  'confirm draft': 'processing',
  'produce draft': 'processing',
  'complete processing': 'complete',
  'reopen complete': 'processing',
}

const VERBS: Record<
  Exclude<StoryboardAction, 'produce'>,
  (account: MemberContext, id: string) => Promise<unknown>
> = {
  confirm: (account, id) => confirmStoryboard(account, { id }),
  complete: (account, id) => completeStoryboard(account, { id, acceptMissing: true }),
  reopen: (account, id) => reopenStoryboard(account, { id }),
}

for (const action of STORYBOARD_ACTIONS) {
  for (const status of STORYBOARD_STATUSES) {
    const after = ALLOWED[`${action} ${status}`] ?? null
    test(`${action} leads a ${status} storyboard to ${after ?? 'nothing else'}`, () => {
      expect(storyboardAfter(action, status)).toBe(after)
    })
  }
}

test('every verb does in every status what the table says, and refuses the rest', async () => {
  const { ctx, account, storyboard } = await accountWithScenes()
  const { id } = storyboard
  for (const [action, verb] of Object.entries(VERBS)) {
    for (const status of STORYBOARD_STATUSES) {
      await ctx.db.update(storyboards).set({ status }).where(eq(storyboards.id, id))
      const after = ALLOWED[`${action} ${status}`]
      if (after) expect(await verb(account, id)).toMatchObject({ status: after })
      else await expect(verb(account, id)).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
      const [now] = await ctx.db.select().from(storyboards).where(eq(storyboards.id, id))
      expect(now?.status).toBe(after ?? status)
    }
  }
})

test('an asset that arrives after completion leaves the storyboard complete', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const started = await startTake(account, scene.id, 'image')
  await ctx.db
    .update(storyboards)
    .set({ status: 'complete' })
    .where(eq(storyboards.id, storyboard.id))
  expect(await finishTake(account, started)).toBe(true)
  const [now] = await ctx.db.select().from(storyboards).where(eq(storyboards.id, storyboard.id))
  expect(now?.status).toBe('complete')
})

test('the last missing asset completes a storyboard only when nothing else is being made', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const status = async () => (await getStoryboard(account, storyboard)).status
  await makeTake(account, scene.id, 'image')
  await makeTake(account, scene.id, 'voice')
  const clip = await startTake(account, scene.id, 'clip')
  const voice = await startTake(account, scene.id, 'voice')
  await finishTake(account, clip)
  expect(await status()).toBe('processing')
  await finishTake(account, voice)
  expect(await status()).toBe('processing')
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: false })
  expect(await status()).toBe('complete')
})

test('a reopened storyboard stays open while its scenes are made again', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  for (const kind of ['image', 'voice', 'clip'] as const) await makeTake(account, scene.id, kind)
  expect(await reopenStoryboard(account, storyboard)).toMatchObject({ status: 'processing' })
  await makeTake(account, scene.id, 'voice')
  await makeTake(account, scene.id, 'image')
  expect(await getStoryboard(account, storyboard)).toMatchObject({ status: 'processing' })
})

test('completing needs a yes when something is missing, and waits for what is being made', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const complete = (acceptMissing: boolean) =>
    completeStoryboard(account, { id: storyboard.id, acceptMissing })
  await makeTake(account, scene.id, 'image')
  await expect(complete(false)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: 'Complete storyboard with missing assets?',
  })
  const voice = await startTake(account, scene.id, 'voice')
  await expect(complete(true)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: 'Something is still being made. Wait for it or cancel it first.',
  })
  await cancelGeneration(account, voice)
  expect(await complete(true)).toMatchObject({ status: 'complete' })
})

test('nothing can be generated for a complete storyboard, but it can still be exported', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  const refused = {
    code: 'REFUSED_IN_THIS_STATE',
    message: 'This storyboard is complete. Reopen it to generate more content.',
  }
  for (const kind of ['voice', 'image', 'clip'] as const) {
    await expect(startTake(account, scene.id, kind)).rejects.toMatchObject(refused)
    const all = generateAll(account, { id: storyboard.id, kind, scenes: 'all' })
    await expect(all).rejects.toMatchObject(refused)
  }
  const settings = ExportSettings.parse({ musicMood: 'calm' })
  const request = requestExport(account, { storyboardId: storyboard.id, ...settings })
  expect((await request).generation.state).toBe('queued')
})

type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

async function uploadImage(account: Account, sceneId: string) {
  const picture = { path: 'a', contentType: 'image/png', storageKey: randomUUID(), sizeBytes: 1 }
  await account.db.transaction((tx) =>
    saveUploadedTake(account, tx, { sceneId, kind: 'image', file: picture }),
  )
}

test.each(['drawn', 'uploaded'])(
  'planned with stills, a storyboard stays open after its last %s image until Mark as Complete',
  async (last) => {
    const { account, storyboard } = await accountWithScenes(2)
    const { id, scenes } = storyboard
    await confirmStoryboard(account, { id })
    await updateStoryboard(account, { id, visuals: 'stills' })
    for (const scene of scenes) await makeTake(account, scene.id, 'voice')
    for (const scene of scenes) {
      if (last === 'drawn') await makeTake(account, scene.id, 'image')
      else await uploadImage(account, scene.id)
      expect((await getStoryboard(account, { id })).status).toBe('processing')
    }
    expect(await completeStoryboard(account, { id, acceptMissing: false })).toMatchObject({
      status: 'complete',
      visuals: 'stills',
    })
  },
)

test('planned with stills, nothing is missing without clips; planned with clips, it is', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const { id } = storyboard
  await confirmStoryboard(account, { id })
  await makeTake(account, scene.id, 'voice')
  await makeTake(account, scene.id, 'image')
  const complete = () => completeStoryboard(account, { id, acceptMissing: false })
  await expect(complete()).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
  await updateStoryboard(account, { id, visuals: 'stills' })
  expect(await complete()).toMatchObject({ status: 'complete' })
})

test('a clip can be made for a storyboard that plans stills', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const { id } = storyboard
  await updateStoryboard(account, { id, visuals: 'stills' })
  await makeTake(account, scene.id, 'voice')
  await makeTake(account, scene.id, 'image')
  await makeTake(account, scene.id, 'clip')
  const [shown] = (await getStoryboard(account, { id })).scenes
  expect(shown?.clip).toMatchObject({ status: 'complete' })
})
