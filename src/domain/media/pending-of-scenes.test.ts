import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import type { MemberContext } from '../context.ts'
import { claimGeneration, failGeneration } from '../generation/index.ts'
import { editStoryboard } from '../storyboard/index.ts'
import { generateDirectImage, listMedia, listPendingMedia } from './index.ts'

async function fail(account: MemberContext, { id }: Generation): Promise<void> {
  const claimed = await claimGeneration(account, id, randomUUID())
  if (!claimed) throw new Error('It could not be claimed.')
  await failGeneration(account, claimed, tell('image-failed'))
}

test('what is made for a scene is a placeholder until it is there, and so is what failed', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const states = async () =>
    (await listPendingMedia(account)).map(({ generation }) => generation.state)
  const started = await startTake(account, scene.id, 'image')
  expect(await listPendingMedia(account)).toMatchObject([
    {
      type: 'image',
      prompt: scene.imagePrompt,
      aspectRatio: storyboard.aspectRatio,
      generation: { id: started.id, state: 'queued', sceneId: scene.id },
    },
  ])
  expect(await listPendingMedia(await openAccount(ctx))).toEqual([])
  await fail(account, started)
  expect(await states()).toEqual(['failed'])

  const again = await startTake(account, scene.id, 'image')
  expect(await states()).toEqual(['queued'])
  await finishTake(account, again)
  expect(await states()).toEqual([])
  expect((await listMedia(account, { limit: 9 })).items).toHaveLength(1)

  // The image that is there stays: nothing is missing.
  const third = await startTake(account, scene.id, 'image')
  expect(await states()).toEqual(['queued'])
  await fail(account, third)
  expect(await states()).toEqual([])
})

test('placeholders are sounds, videos and pictures, of scenes and the library, the newest first', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  await makeTake(account, scene.id, 'image')
  await startTake(account, scene.id, 'voice')
  await startTake(account, scene.id, 'clip')
  const wish = { prompt: 'A lighthouse', title: '', aspectRatio: '4/3', style: 'AUTO' } as const
  await generateDirectImage(account, wish)
  await startTake(account, storyboard.scenes[1]?.id ?? '', 'image')
  const types = async () => (await listPendingMedia(account)).map(({ type }) => type)
  expect(await types()).toEqual(['image', 'image', 'video', 'audio'])
})

test('of a scene that was taken out nothing is waited for', async () => {
  const { account, storyboard } = await accountWithScenes(2)
  const id = storyboard.scenes[1]?.id ?? ''
  await fail(account, await startTake(account, id, 'image'))
  expect(await listPendingMedia(account)).toHaveLength(1)
  await editStoryboard(account, { id: storyboard.id, edit: { type: 'delete', sceneId: id } })
  expect(await listPendingMedia(account)).toEqual([])
})
