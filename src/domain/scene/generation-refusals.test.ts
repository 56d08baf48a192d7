import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake, startTake } from '#testing/make-take.ts'
import { checkLedger } from '../credit/index.ts'
import { generateAll } from '../storyboard/index.ts'
import { generateVoice, updateScene } from './index.ts'

const BLANK = { voiceOverText: ' ', imagePrompt: '\n', videoPrompt: '' }

for (const [kind, message] of [
  ['voice', 'No voice text provided for this scene'],
  ['image', 'Scene has no image prompt. Please add an image prompt first.'],
  ['clip', 'Scene does not have an image to generate video from'],
] as const) {
  test(`${kind}: a scene that lacks what it is made from is refused, and nothing is held`, async () => {
    const { ctx, account, scene } = await accountWithScenes()
    await updateScene(account, { id: scene.id, ...BLANK })
    await expect(startTake(account, scene.id, kind)).rejects.toMatchObject({
      code: 'NOTHING_TO_GENERATE',
      message,
    })
    expect(await checkLedger(ctx.db)).toEqual([])
  })

  test(`${kind}: a scene that is gone is refused`, async () => {
    const { account } = await accountWithScenes()
    await expect(startTake(account, randomUUID(), kind)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Could not fetch scene data',
    })
  })
}

test('a voice-over in letters that the voice cannot read is refused, and nothing is held', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  await updateScene(account, { id: scene.id, voiceOverText: 'تنام القطط معظم النهار' })
  await expect(startTake(account, scene.id, 'voice')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message:
      'Scene 1: this voice cannot read the letters of the text. Choose a voice of the language that it is written in.',
  })
  expect(await checkLedger(ctx.db)).toEqual([])
  await generateVoice(account, { id: scene.id, voiceId: 'ar-serena' })
})

test('a clip without a prompt is refused', async () => {
  const { account, scene } = await accountWithScenes()
  await makeTake(account, scene.id, 'image')
  await updateScene(account, { id: scene.id, videoPrompt: ' ' })
  await expect(startTake(account, scene.id, 'clip')).rejects.toMatchObject({
    code: 'NOTHING_TO_GENERATE',
    message: 'Add a video prompt to this scene first.',
  })
})

for (const [kind, message] of [
  ['voice', 'No scenes with voice text found'],
  ['image', 'No scenes with prompts found'],
  ['clip', 'No scenes with images found to generate videos for'],
] as const) {
  test(`all ${kind}s: a storyboard without an eligible scene is refused`, async () => {
    const { account, storyboard } = await accountWithScenes(2)
    for (const { id } of storyboard.scenes) await updateScene(account, { id, ...BLANK })
    const batch = { id: storyboard.id, kind, scenes: 'missing' } as const
    await expect(generateAll(account, batch)).rejects.toMatchObject({
      code: 'NOTHING_TO_GENERATE',
      message,
    })
  })
}
