import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSpeech } from '#testing/media-samples.ts'
import { CHROMIUM } from '../chromium.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

/** A microphone that beeps once a second, allowed for every page. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), ...MICROPHONE] } })

test('a voice is recorded or chosen, heard, and used for a scene, free of charge', async ({
  page,
  complaints,
}) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-voice-'))
  const speech = join(folder.path, 'me.wav')
  await writeSpeech(speech, 3)
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const credits = async () => (await (await page.request.get('/api/v1/account')).json()).credits
  const before = await credits()
  await page.goto(`/dashboard/editor/${id}?tab=voice`)

  await page.getByRole('button', { name: 'Own recording, scene 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Own recording, scene 1' })
  await expect(dialog.getByRole('button', { name: 'Use this recording' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^Stop/ })).toContainText('00:01')
  await dialog.getByRole('button', { name: /^Stop/ }).click()
  await expect(dialog.locator('audio')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Record again' })).toBeVisible()

  await dialog.getByLabel('Choose file').setInputFiles(speech)
  await dialog.getByRole('button', { name: 'Use this recording' }).click()
  await expect(page.getByText('Recording in use for the scene')).toBeVisible()
  await expect(dialog).toBeHidden()
  const scene = page.getByRole('article', { name: 'Scene 1' })
  await expect(scene.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await credits()).toEqual(before)

  await page.getByRole('button', { name: 'Own recording, scene 2' }).click()
  const second = page.getByRole('dialog', { name: 'Own recording, scene 2' })
  await second.getByLabel('Choose file').setInputFiles('public/showcase/lighthouse.webp')
  await second.getByRole('button', { name: 'Use this recording' }).click()
  await expect(second.getByRole('alert')).toBeVisible()
  takeNotedRefusals(complaints)

  // Whatever a phone or a program keeps sounds in.
  const inUse = page.getByText('Recording in use for the scene')
  for (const container of ['mp3', 'm4a', 'webm']) {
    const file = join(folder.path, `me.${container}`)
    await writeSpeech(file, 2)
    await expect(inUse).toHaveCount(0)
    if (await second.isHidden())
      await page.getByRole('button', { name: 'Own recording, scene 2' }).click()
    await second.getByLabel('Choose file').setInputFiles(file)
    await second.getByRole('button', { name: 'Use this recording' }).click()
    await expect(inUse).toBeVisible()
    await expect(second).toBeHidden()
  }
  const takes = await (await page.request.get(`/api/v1/storyboards/${id}`)).json()
  expect(takes.scenes[1].voice).toMatchObject({ status: 'complete' })
  expect(await credits()).toEqual(before)
})
