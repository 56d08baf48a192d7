import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeClip } from '#testing/media-samples.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

test('a video is chosen, seen in the shape of the storyboard, and used as a clip, free of charge', async ({
  page,
}) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-video-'))
  const film = join(folder.path, 'blink.mp4')
  const clip = join(folder.path, 'beach.mp4')
  await writeClip(clip, { seconds: 2, size: '640x360' })
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const credits = async () => (await (await page.request.get('/api/v1/account')).json()).credits
  const before = await credits()
  await page.goto(`/dashboard/editor/${id}?tab=video`)

  const scene = page.getByRole('article', { name: 'Scene 1', exact: true })
  await scene.getByRole('button', { name: 'Upload own video, scene 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload own video, scene 1' })
  const use = dialog.getByRole('button', { name: 'Use this video' })
  await expect(use).toBeDisabled()
  await dialog.getByLabel('Choose file').setInputFiles('public/showcase/lighthouse.webp')
  await expect(dialog.getByRole('alert')).toHaveText('Only MP4, MOV and WebM videos can be used.')
  await expect(use).toBeDisabled()
  await dialog.getByLabel('Choose file').setInputFiles(clip)
  await expect(dialog.getByText('beach.mp4')).toBeVisible()
  await expect(dialog.getByText(/^The scene takes/)).toBeVisible()
  await expectReadable(page)
  await use.click()
  await expect(page.getByText('Video in use for the scene')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(scene.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await credits()).toEqual(before)

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(scene.getByText('Needs an image first')).toBeVisible()

  // From the storyboard tab, and what only its name calls a video.
  await page.getByRole('tab', { name: /Storyboard/ }).click()
  await page.getByRole('button', { name: /^Video of scene 2/ }).click()
  await page.getByRole('menuitem', { name: 'Upload own video' }).click()
  const second = page.getByRole('dialog', { name: 'Upload own video, scene 2' })
  await writeClip(film, { seconds: 0.1 })
  await second.getByLabel('Choose file').setInputFiles(film)
  await second.getByRole('button', { name: 'Use this video' }).click()
  await expect(second.getByRole('alert')).toContainText('The video is damaged, or too short')

  // The other containers that are taken.
  const inUse = page.getByText('Video in use for the scene')
  for (const container of ['mov', 'webm']) {
    const file = join(folder.path, `beach.${container}`)
    await writeClip(file, { seconds: 2 })
    await expect(inUse).toHaveCount(0)
    if (await second.isHidden()) {
      await page.getByRole('button', { name: /^Video of scene 2/ }).click()
      await page.getByRole('menuitem', { name: 'Upload own video' }).click()
    }
    await second.getByLabel('Choose file').setInputFiles(file)
    await second.getByRole('button', { name: 'Use this video' }).click()
    await expect(inUse).toBeVisible()
    await expect(second).toBeHidden()
  }
  expect(await credits()).toEqual(before)
})
