import { expect, test } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { completeStoryboard, getStoryboard, updateStoryboard } from '../storyboard/index.ts'
import { chooseTake, keepTake, listTakes, updateScene } from './index.ts'

/** A scene whose voice and image were made, and its texts changed since. */
async function staleScene() {
  const { account, storyboard, scene } = await accountWithScenes(1)
  const { id } = storyboard
  await updateStoryboard(account, { id, visuals: 'stills' })
  await makeTake(account, scene.id, 'image')
  await updateScene(account, { id: scene.id, imagePrompt: 'A gull over the harbour' })
  const shown = async () => {
    const [first] = (await getStoryboard(account, { id })).scenes
    if (!first) throw new Error('The scene is gone.')
    return first
  }
  return { account, id, scene, shown }
}

test('a take that is kept counts as made until the next change, and again for what it was made from', async () => {
  const { account, scene, shown } = await staleScene()
  expect((await shown()).image.isStale).toBe(true)
  expect((await keepTake(account, { id: scene.id, kind: 'image' })).image.isStale).toBe(false)
  expect((await shown()).image).toMatchObject({ isStale: false, status: 'complete' })
  await updateScene(account, { id: scene.id, imagePrompt: 'A gull over the mountains' })
  expect((await shown()).image.isStale).toBe(true)
  await updateScene(account, { id: scene.id, imagePrompt: scene.imagePrompt })
  expect((await shown()).image.isStale).toBe(false)
})

test('what is not there cannot be kept', async () => {
  const { account, scene } = await staleScene()
  const nothing = keepTake(account, { id: scene.id, kind: 'voice' })
  await expect(nothing).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a storyboard with anything out of date does not complete itself', async () => {
  const { account, id, scene, shown } = await staleScene()
  await updateStoryboard(account, { id, visuals: 'clips' })
  await makeTake(account, scene.id, 'clip')
  await makeTake(account, scene.id, 'voice')
  const made = { status: 'complete' }
  expect(await shown()).toMatchObject({ voice: made, image: { isStale: true }, clip: made })
  expect((await getStoryboard(account, { id })).status).toBe('processing')
})

test('of a complete storyboard no text is changed, no take chosen or kept', async () => {
  const { account, id, scene, shown } = await staleScene()
  const [take] = await listTakes(account, { id: scene.id })
  await completeStoryboard(account, { id, acceptMissing: true })
  const refused = { code: 'REFUSED_IN_THIS_STATE' }
  const sceneId = scene.id
  await expect(
    updateScene(account, { id: sceneId, voiceOverText: 'Other words.' }),
  ).rejects.toMatchObject(refused)
  await expect(chooseTake(account, { id: sceneId, takeId: take?.id ?? '' })).rejects.toMatchObject(
    refused,
  )
  await expect(keepTake(account, { id: sceneId, kind: 'image' })).rejects.toMatchObject(refused)
  expect((await shown()).voiceOverText).toBe(scene.voiceOverText)
})
