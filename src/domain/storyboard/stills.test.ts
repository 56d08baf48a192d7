import { expect, test } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  getStoryboard,
  reopenStoryboard,
  updateStoryboard,
} from './index.ts'

test('planned with stills, a storyboard is complete with its last voice or image', async () => {
  const { account, storyboard } = await accountWithScenes(2)
  const { id, scenes } = storyboard
  await updateStoryboard(account, { id, visuals: 'stills' })
  for (const scene of scenes) await makeTake(account, scene.id, 'voice')
  for (const scene of scenes) {
    expect((await getStoryboard(account, { id })).status).toBe('processing')
    await makeTake(account, scene.id, 'image')
  }
  expect(await getStoryboard(account, { id })).toMatchObject({
    status: 'complete',
    visuals: 'stills',
  })
})

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
  await reopenStoryboard(account, { id })
  await makeTake(account, scene.id, 'clip')
  const [shown] = (await getStoryboard(account, { id })).scenes
  expect(shown?.clip).toMatchObject({ status: 'complete' })
})
