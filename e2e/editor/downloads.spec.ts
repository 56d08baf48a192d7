import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('assets are saved one by one and all together, and a failure is said', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const scene = page.getByRole('article').first()
  for (const kind of ['Voice', 'Image']) {
    await scene.getByRole('button', { name: `${kind} of scene 1: Missing` }).click()
    await page.getByRole('menuitem', { name: `Generate ${kind}` }).click()
  }
  await expect(scene.getByRole('button', { name: 'Image of scene 1: Ready' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(scene.getByRole('button', { name: /^Voice of scene 1: \d+\.\d s/ })).toBeVisible()

  await test.step('by the menu of a scene', async () => {
    const audio = await saved(page, () => choose(page, 'Download audio'))
    expect(audio.suggestedFilename()).toMatch(/ - scene 01 voice\.wav$/)
    expect((await bytesOf(audio)).subarray(0, 4).toString()).toBe('RIFF')
    await expect(page.getByText('Audio downloaded')).toBeVisible()
    await scene.getByRole('button', { name: 'More for scene 1' }).click()
    await expect(page.getByRole('menuitem', { name: 'Download video' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('all as a ZIP with subtitles and a scene list', async () => {
    const zip = await saved(page, () => page.getByRole('button', { name: 'Download all' }).click())
    expect(zip.suggestedFilename()).toMatch(/\.zip$/)
    const files = unzipSync(await bytesOf(zip))
    expect(Object.keys(files)).toEqual([
      'scenes.csv',
      'subtitles.srt',
      'subtitles.vtt',
      'scene-01-voice.wav',
      'scene-01-image.jpg',
    ])
    expect(strFromU8(files['subtitles.srt'] as Uint8Array)).toContain('00:00:0')
    expect(strFromU8(files['scenes.csv'] as Uint8Array)).toContain('Voice-over')
    await expect(page.getByText('Download started')).toBeVisible()
  })

  await test.step('what cannot be had is said', async () => {
    await page.route('**/media/**', (route) => route.abort())
    await choose(page, 'Download audio')
    await expect(page.getByText('Failed to download audio')).toBeVisible()
    await choose(page, 'Download image')
    await expect(page.getByText('Failed to download image')).toBeVisible()
    await page.getByRole('button', { name: 'Download all' }).click()
    await expect(page.getByText('Failed to download file')).toBeVisible()
    expect(complaints.every((words) => words.includes('net::ERR_FAILED'))).toBe(true)
    complaints.length = 0
  })
})

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for scene 1' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return await download
}

async function bytesOf(download: Download): Promise<Buffer> {
  return await readFile(await download.path())
}
