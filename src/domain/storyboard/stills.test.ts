import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { saveUploadedTake } from '../scene/index.ts'
import { completeStoryboard, confirmStoryboard, getStoryboard, updateStoryboard } from './index.ts'

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
