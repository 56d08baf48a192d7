import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { assets } from '#database/schema/index.ts'
import { getAccount } from '#domain/account/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import {
  deleteStoryboard,
  editStoryboard,
  getStoryboard,
  redoEdit,
  reopenStoryboard,
  undoEdit,
} from '../../storyboard/index.ts'
import { chooseTake, listTakes } from '../takes.ts'
import { updateScene } from '../update-scene.ts'

async function storyboardOf(sceneCount = 3) {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { workspaceId } = account
  await grantCredits(ctx.db, {
    workspaceId,
    amount: 1000,
    description: 'Test',
    cause: 'grant:test',
  })
  return { account, storyboard: await createWrittenStoryboard(account, sceneCount) }
}

/** What edits change, without what every change touches. */
function content({ scenes, totalDurationMs }: Storyboard) {
  return {
    totalDurationMs,
    scenes: scenes.map(({ voice, image, clip, ...rest }) => ({
      ...rest,
      assets: [voice, image, clip].map(({ status, asset }) => [status, asset?.id ?? null]),
    })),
  }
}

function edit(account: MemberContext, storyboard: Storyboard, change: SceneEdit) {
  return editStoryboard(account, { id: storyboard.id, edit: change })
}

function idOf(storyboard: Storyboard, index: number): string {
  return storyboard.scenes[index]?.id ?? ''
}

test('every edit is undone exactly and done again exactly', async () => {
  const { account, storyboard } = await storyboardOf()
  await makeTake(account, idOf(storyboard, 0), 'image')
  await makeTake(account, idOf(storyboard, 0), 'voice', 12_000)
  await makeTake(account, idOf(storyboard, 1), 'image')
  const copyId = randomUUID()
  const edits: SceneEdit[] = [
    { type: 'duplicate', sceneId: idOf(storyboard, 0), newSceneId: copyId },
    { type: 'split', sceneId: idOf(storyboard, 1), newSceneId: randomUUID(), at: 12 },
    { type: 'move', sceneId: idOf(storyboard, 2), index: 0 },
    { type: 'merge', sceneId: idOf(storyboard, 2) },
    { type: 'texts', sceneId: idOf(storyboard, 1), texts: { imagePrompt: 'A gull' } },
    { type: 'length', sceneId: idOf(storyboard, 2), durationMs: 20_000 },
    { type: 'add', newSceneId: randomUUID(), index: 2 },
    { type: 'delete', sceneId: idOf(storyboard, 2) },
    { type: 'delete-several', sceneIds: [copyId, idOf(storyboard, 1)] },
  ]
  const states = [content(await getStoryboard(account, storyboard))]
  for (const change of edits) states.push(content(await edit(account, storyboard, change)))
  for (const state of states.toReversed().slice(1)) {
    expect(content(await undoEdit(account, storyboard))).toEqual(state)
  }
  expect(await getStoryboard(account, storyboard)).toMatchObject({ canUndo: false, canRedo: true })
  for (const state of states.slice(1)) {
    expect(content(await redoEdit(account, storyboard))).toEqual(state)
  }
  expect(await getStoryboard(account, storyboard)).toMatchObject({ canUndo: true, canRedo: false })
})

test('times and the total follow every edit', async () => {
  const { account, storyboard } = await storyboardOf()
  const after = await edit(account, storyboard, {
    type: 'split',
    sceneId: idOf(storyboard, 0),
    newSceneId: randomUUID(),
    at: 7,
  })
  let startMs = 0
  for (const [index, scene] of after.scenes.entries()) {
    expect(scene).toMatchObject({ orderIndex: index, startMs })
    startMs += scene.durationMs
  }
  expect(after).toMatchObject({ totalDurationMs: startMs, sceneCount: 4 })
  expect(startMs).toBe(30_000)
})

test('a duplicate shares the files, and both are gone with the storyboard', async () => {
  const { account, storyboard } = await storyboardOf(1)
  await makeTake(account, idOf(storyboard, 0), 'image')
  const newSceneId = randomUUID()
  const doubled = await edit(account, storyboard, {
    type: 'duplicate',
    sceneId: idOf(storyboard, 0),
    newSceneId,
  })
  const [first, second] = doubled.scenes
  expect(second?.image.asset?.id).toBe(first?.image.asset?.id)
  expect(second?.image.status).toBe('complete')
  await deleteStoryboard(account, storyboard)
  expect(await account.db.select().from(assets)).toEqual([])
})

test('what was generated after an edit stays in use when the edit is undone', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const sceneId = idOf(storyboard, 0)
  await edit(account, storyboard, { type: 'texts', sceneId, texts: { imagePrompt: 'A gull' } })
  await makeTake(account, sceneId, 'image')
  const undone = await undoEdit(account, storyboard)
  expect(undone.scenes[0]?.imagePrompt).not.toBe('A gull')
  expect(undone.scenes[0]?.image.asset).not.toBeNull()
})

test('every saved text is a step of its own, also when two windows save one after the other', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const id = idOf(storyboard, 0)
  const before = storyboard.scenes[0]?.voiceOverText
  await updateScene(account, { id, voiceOverText: 'First' })
  await updateScene(account, { id, voiceOverText: 'Second' })
  const texts: unknown[] = []
  for (const step of [undoEdit, undoEdit, redoEdit, redoEdit]) {
    texts.push((await step(account, storyboard)).scenes[0]?.voiceOverText)
  }
  expect(texts).toEqual(['First', before, 'First', 'Second'])
})

test('saving what is there already is no step', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const id = idOf(storyboard, 0)
  await updateScene(account, { id, voiceOverText: storyboard.scenes[0]?.voiceOverText })
  await expect(undoEdit(account, storyboard)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
})

test('a text changed elsewhere meanwhile is not overwritten; both versions are known', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const id = idOf(storyboard, 0)
  const base = { voiceOverText: storyboard.scenes[0]?.voiceOverText ?? '' }
  await updateScene(account, { id, base, voiceOverText: 'From the first window' })
  const late = updateScene(account, { id, base, voiceOverText: 'From the second window' })
  await expect(late).rejects.toMatchObject({
    code: 'EDIT_CONFLICT',
    data: { current: { voiceOverText: 'From the first window' } },
  })
  // Another text of the same scene is no conflict, nor is the same text twice.
  await updateScene(account, {
    id,
    base: { imagePrompt: storyboard.scenes[0]?.imagePrompt },
    imagePrompt: 'A gull',
  })
  await updateScene(account, { id, base, voiceOverText: 'From the first window' })
})

test('a scene for which something is being made is not deleted, split, merged or undone away', async () => {
  const { account, storyboard } = await storyboardOf(2)
  const newSceneId = randomUUID()
  await edit(account, storyboard, { type: 'duplicate', sceneId: idOf(storyboard, 0), newSceneId })
  const started = await startTake(account, newSceneId, 'image')
  const refused = { code: 'REFUSED_IN_THIS_STATE' }
  for (const change of [
    { type: 'delete', sceneId: newSceneId },
    { type: 'delete-several', sceneIds: [idOf(storyboard, 0), newSceneId] },
    { type: 'split', sceneId: newSceneId, newSceneId: randomUUID(), at: 3 },
    { type: 'merge', sceneId: newSceneId },
    { type: 'merge', sceneId: idOf(storyboard, 0) },
  ] satisfies SceneEdit[]) {
    await expect(edit(account, storyboard, change)).rejects.toMatchObject(refused)
  }
  await expect(undoEdit(account, storyboard)).rejects.toMatchObject(refused)
  expect(await finishTake(account, started)).toBe(true)
  await edit(account, storyboard, { type: 'delete', sceneId: newSceneId })
})

test('nobody edits a storyboard of somebody else, and nothing is undone that was not done', async () => {
  const { account, storyboard } = await storyboardOf(1)
  await expect(undoEdit(account, storyboard)).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
  const stranger = await openAccount(account)
  const change = { type: 'delete', sceneId: idOf(storyboard, 0) } as const
  await expect(edit(stranger, storyboard, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const own = await createWrittenStoryboard(stranger, 2)
  await expect(edit(stranger, own, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    edit(stranger, own, { type: 'add', newSceneId: idOf(storyboard, 0), index: 0 }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await getStoryboard(account, storyboard)).scenes).toHaveLength(1)
})

test('takes are kept, can be put to use again for free, and that can be undone', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const id = idOf(storyboard, 0)
  await makeTake(account, id, 'image')
  await makeTake(account, id, 'image')
  const [newest, oldest] = await listTakes(account, { id })
  expect(newest).toMatchObject({
    kind: 'image',
    isInUse: true,
    madeFrom: 'A lighthouse over a calm sea',
  })
  expect(oldest?.isInUse).toBe(false)
  const before = await getAccount(account)
  const scene = await chooseTake(account, { id, takeId: oldest?.id ?? '' })
  expect(scene.image.asset?.id).toBe(oldest?.asset?.id)
  expect(await getAccount(account)).toEqual(before)
  const undone = await undoEdit(account, storyboard)
  expect(undone.scenes[0]?.image.asset?.id).toBe(newest?.asset?.id)

  const stranger = await openAccount(account)
  await expect(listTakes(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const elsewhere = chooseTake(account, { id, takeId: randomUUID() })
  await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an asset is stale while what it was made from is different', async () => {
  const { account, storyboard } = await storyboardOf(1)
  const id = idOf(storyboard, 0)
  const staleKinds = async () => {
    const [scene] = (await getStoryboard(account, storyboard)).scenes
    return TRACK_KINDS.filter((kind) => scene?.[kind].isStale)
  }
  for (const kind of ['voice', 'image', 'clip'] as const) await makeTake(account, id, kind)
  await reopenStoryboard(account, storyboard)
  expect(await staleKinds()).toEqual([])
  await updateScene(account, { id, voiceOverText: 'Other words' })
  expect(await staleKinds()).toEqual(['voice'])
  await undoEdit(account, storyboard)
  expect(await staleKinds()).toEqual([])
  await updateScene(account, { id, videoPrompt: 'Faster' })
  expect(await staleKinds()).toEqual(['clip'])
  await makeTake(account, id, 'clip')
  await makeTake(account, id, 'image')
  expect(await staleKinds()).toEqual(['clip'])
  await updateScene(account, { id, imagePrompt: 'A gull' })
  expect(await staleKinds()).toEqual(['image', 'clip'])
})
