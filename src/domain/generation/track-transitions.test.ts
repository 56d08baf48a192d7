import { tell } from '#contract/words/told.ts'
import { expect, test } from 'vitest'
import { TRACK_STATUSES } from '#contract/scene.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { getStoryboard } from '../storyboard/index.ts'
import { TRACK_ACTIONS, trackAfter } from '../track-transitions.ts'
import { cancelGeneration, claimGeneration, failGeneration } from './index.ts'

/** Without a take, and with one where that differs. */
const ALLOWED: Record<string, [string, string?]> = {
  'start pending': ['processing'],
  'start complete': ['processing'],
  'start failed': ['processing'],
  'deliver processing': ['complete'],
  'fail processing': ['failed', 'complete'],
  'cancel processing': ['pending', 'complete'],
}

for (const action of TRACK_ACTIONS) {
  for (const status of TRACK_STATUSES) {
    const [bare = null, withTake = bare] = ALLOWED[`${action} ${status}`] ?? []
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
