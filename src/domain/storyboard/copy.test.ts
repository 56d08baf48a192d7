import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, scenes, storyboards, takes } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { keepTake, updateScene } from '../scene/index.ts'
import { copyStoryboard } from './copy.ts'
import { deleteStoryboard } from './delete.ts'

const TRIES = 10

test('of two storyboards with the same voice-overs that are deleted at once, nothing stays', async () => {
  const { account, storyboard, scene } = await accountWithScenes(1)
  await makeTake(account, scene.id, 'voice')
  const { id } = storyboard
  for (let turn = 0; turn < TRIES; turn++) {
    const one = await copyStoryboard(account, { id, aspectRatio: '1/1' })
    const two = await copyStoryboard(account, { id: one.id, aspectRatio: '16/9' })
    const own = await account.db.select().from(assets)
    await makeTake(account, String(one.scenes[0]?.id), 'voice')
    const three = await copyStoryboard(account, { id: one.id, aspectRatio: '4/5' })
    await Promise.all([one, two, three].map((copy) => deleteStoryboard(account, copy)))
    expect(await account.db.select().from(assets)).toEqual(own)
  }
})

test('a copy keeps look, cast and the words to show in type', async () => {
  const { account, storyboard, scene } = await accountWithScenes(1)
  const cast = [{ name: 'Mara', description: 'Red coat.' }]
  const look = { look: 'Ink on paper.', cast, negativePrompt: 'fog' }
  await account.db.update(storyboards).set(look)
  await account.db.update(scenes).set({ emphasis: 'the sea' }).where(eq(scenes.id, scene.id))
  const copy = await copyStoryboard(account, { id: storyboard.id, aspectRatio: '1/1' })
  expect(copy).toMatchObject({ ...look, scenes: [{ emphasis: 'the sea' }] })
})

test('a voice-over that was kept for other words is kept in the copy, too', async () => {
  const { account, storyboard, scene } = await accountWithScenes(1)
  await makeTake(account, scene.id, 'voice')
  await updateScene(account, { id: scene.id, voiceOverText: 'Other words.' })
  await keepTake(account, { id: scene.id, kind: 'voice' })
  const copy = await copyStoryboard(account, { id: storyboard.id, aspectRatio: '1/1' })
  expect(copy.scenes[0]?.voice).toMatchObject({ status: 'complete', isStale: false })
  const [first, second] = await account.db.select().from(takes)
  expect(second).toMatchObject({ assetId: first?.assetId, keptFor: first?.keptFor })
})
