import type { Page } from '@playwright/test'
import { captionWords } from '#composition/caption-words.ts'
import { timelineOf } from '#composition/timeline.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { PASSWORD, signUp } from '../sign-up.ts'
import { deadStretches, greyFrames, probe, soundLevels } from './finished-video.ts'

const IDEA =
  'How lighthouse keepers read the weather. They look at the colour of the sky and listen to the sea. A ring around the moon brings rain. When the gulls stay on land, a storm is near.'
const NEW_TEXT = 'The sea tells the keeper everything, long before the rain arrives.'
const MINUTE_MS = 60_000
const SMALL = { width: 180, height: 320, framesPerS: 30 }
/** Of 255 levels of grey: far above what two encodings of the same picture differ by. */
const STRONG_CHANGE = 40

test('an idea becomes a finished video that plays, downloads and is still there later', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(8 * MINUTE_MS)
  const email = await signUp(page)
  addCredits(product, email, 1000)

  await test.step('a storyboard from an idea', async () => {
    await page.getByRole('link', { name: 'New Content' }).first().click()
    await page.getByLabel('Video Idea').fill(IDEA)
    for (let step = 0; step < 3; step++) {
      await page.getByRole('slider', { name: 'Video Duration' }).press('ArrowLeft')
    }
    await page.getByRole('radio', { name: /Vertical/ }).check()
    await page.getByLabel('Video Style').selectOption('Storytelling')
    await page.getByLabel('Target Audience').selectOption('General Audience')
    await page.getByRole('button', { name: /Create Storyboard/ }).click()
    await expect(page).toHaveURL(/\/dashboard\/editor\//)
    await expect(page.getByText('Development Mode')).toBeVisible()
    await expect(page.getByText('When the gulls stay on land, a storm is near.')).toBeVisible()
  })

  const editorUrl = page.url()
  const secondWindow = await context.newPage()
  await secondWindow.goto(editorUrl)
  await expect(secondWindow.getByRole('tab', { name: /Voice/ })).toBeVisible()
  await page.bringToFront()

  await test.step('a text is edited, and the second window shows it', async () => {
    await page
      .getByRole('button', { name: /Edit voice-over/i })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^Voice-over text/ }).fill(NEW_TEXT)
    await expect(page.getByText('Content updated successfully!')).toBeAttached()
    await expect(secondWindow.getByText(NEW_TEXT)).toBeVisible()
  })

  await test.step('voices, images and clips appear without reloading', async () => {
    await generateAll(page, 'Voice', 'Generate All Voices')
    await generateAll(page, 'Image', 'Generate All Images')
    for (const window of [page, secondWindow]) {
      await expect(doneTab(window, 'Voice')).toBeVisible({ timeout: MINUTE_MS })
      await expect(doneTab(window, 'Image')).toBeVisible({ timeout: MINUTE_MS })
    }
    await generateAll(page, 'Video', 'Generate All Videos')
    for (const window of [page, secondWindow]) {
      await expect(doneTab(window, 'Video')).toBeVisible({ timeout: 3 * MINUTE_MS })
    }
  })

  await test.step('the cut plays in the preview', async () => {
    await page.getByRole('tab', { name: /Export/ }).click()
    const timecode = page.getByText(/\/ 00:1\d:\d\d$/).locator('..')
    const before = await timecode.textContent()
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await expect(timecode).not.toHaveText(before ?? '')
  })

  const captioned = await test.step('it is exported and downloaded', () => exportVideo(page))
  await page.getByRole('radio', { name: 'Off' }).check({ force: true })
  const plain = await test.step('and once more without captions', () => exportVideo(page))

  const id = editorUrl.split('/').at(-1)?.split('?')[0]
  const response = await page.request.get(`/api/v1/storyboards/${id}`)
  const { scenes, totalDurationMs } = (await response.json()) as Storyboard
  const totalS = totalDurationMs / 1000
  await test.step('an independent decoder finds it right', () => checkFile(captioned, totalS))
  await test.step('captions are in the pixels where the timeline says so', () => {
    expectCaptions(captioned, plain, scenes)
  })

  await test.step('signed out and in again, everything is there', async () => {
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(editorUrl)
    await expect(page.getByText(NEW_TEXT)).toBeVisible()
    await page.getByRole('tab', { name: /Export/ }).click()
    await expect(finishedExports(page)).toHaveCount(2)
  })
})

async function generateAll(page: Page, tab: string, button: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await page.getByRole('button', { name: new RegExp(button) }).click()
}

/** The tab with the check mark that says that every scene has its asset. */
function doneTab(page: Page, name: string) {
  return page.getByRole('tab', { name: new RegExp(`^${name},? complete`) })
}

function finishedExports(page: Page) {
  return page.getByRole('region', { name: 'Exports' }).getByRole('listitem')
}

async function exportVideo(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /720p/ }).check({ force: true })
  const before = await finishedExports(page).count()
  await page.getByRole('button', { name: 'Export video' }).click()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(finishedExports(page)).toHaveCount(before + 1, { timeout: 3 * MINUTE_MS })
  const newest = finishedExports(page).first()
  await expect
    .poll(() => newest.locator('video').evaluate((video) => 'duration' in video && video.duration))
    .toBeGreaterThan(10)
  const download = page.waitForEvent('download')
  await newest.getByRole('link', { name: /Download/ }).click()
  return await (await download).path()
}

function checkFile(path: string, totalS: number): void {
  const [video, sound] = probe(path).streams
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 720,
    height: 1280,
    r_frame_rate: '30/1',
    pix_fmt: 'yuv420p',
    color_space: 'bt709',
  })
  expect(sound).toMatchObject({ codec_name: 'aac' })
  expect(Math.abs(Number(video?.duration) - totalS)).toBeLessThan(0.05)
  const { loudness, truePeak } = soundLevels(path)
  expect(loudness).toBeGreaterThan(-15)
  expect(loudness).toBeLessThan(-13)
  expect(truePeak).toBeLessThanOrEqual(-1)
  expect(deadStretches(path)).toEqual([])
}

/** Against the same video without captions: while a word is spoken the caption band differs, and little else. */
function expectCaptions(captioned: string, plain: string, scenes: Scene[]): void {
  const composition = scenes.map((scene) => ({
    durationMs: scene.durationMs,
    text: scene.voiceOverText,
    language: 'en',
    voice: { durationMs: scene.voice.asset?.durationMs ?? 0, words: scene.voice.words },
    motionSeed: 0,
  }))
  const { scenes: spans } = timelineOf({ scenes: composition, transition: 'crossfade' })
  const spoken = spans.flatMap((span, index) => {
    const scene = composition[index]
    const words = scene ? captionWords(scene, span.voiceStartMs) : []
    return words.map((word) => (word.startMs + word.endMs) / 2)
  })
  expect(spoken.length).toBeGreaterThan(10)
  const withCaptions = greyFrames(captioned, SMALL)
  const without = greyFrames(plain, SMALL)
  for (const atMs of spoken) {
    const [band, rest] = changedShares(withCaptions(atMs / 1000), without(atMs / 1000))
    expect(band, `caption band at ${atMs} ms`).toBeGreaterThan(0.006)
    expect(rest, `outside of it at ${atMs} ms`).toBeLessThan(0.002)
  }
}

/**
 * Share of the pixels that captions changed in the caption band and outside of it. Counted, not averaged: white letters
 * with a dark outline change some pixels strongly on any picture, while the mean depends on the picture under them.
 */
function changedShares(a: Buffer, b: Buffer): [number, number] {
  expect(a.length).toBe(SMALL.width * SMALL.height)
  const changed = { band: 0, rest: 0 }
  const counts = { band: 0, rest: 0 }
  for (let index = 0; index < a.length; index++) {
    const row = Math.floor(index / SMALL.width) / SMALL.height
    const where = row > 0.55 && row < 0.85 ? 'band' : 'rest'
    counts[where]++
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > STRONG_CHANGE) changed[where]++
  }
  return [changed.band / counts.band, changed.rest / counts.rest]
}
