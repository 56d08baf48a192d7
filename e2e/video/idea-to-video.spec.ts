import type { Locator, Page } from '@playwright/test'
import { captionWords } from '#composition/caption-words.ts'
import { timelineOf } from '#composition/timeline.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { expect, test } from '../product.ts'
import { PASSWORD, signUp } from '../sign-up.ts'
import { deadStretches, greyFrames, probe, soundLevels } from './finished-video.ts'

const IDEA =
  'Why the sea is salty. Rain washes a little salt out of the rocks. Rivers carry it down to the sea.'
const MINUTE_MS = 60_000
const SMALL = { width: 320, height: 180, framesPerS: 30 }
/** Of 255 levels of grey: far above what two encodings of the same picture differ by. */
const STRONG_CHANGE = 40

test('one text and nine presses and choices become a finished video that plays, downloads and is still there later', async ({
  page,
}) => {
  test.setTimeout(8 * MINUTE_MS)
  const email = await signUp(page)
  const captioned = await test.step('a text becomes a film', () => makeFilm(page))
  const editorUrl = page.url()

  await test.step('the cut plays in the preview', async () => {
    const timecode = page.getByText(/\/ 00:\d\d:\d\d$/).locator('..')
    const before = await timecode.textContent()
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await expect(timecode).not.toHaveText(before ?? '')
  })

  const plain = await test.step('and once more without captions', () => exportPlain(page))

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
    await page.getByRole('tab', { name: /Export/ }).click()
    await expect(finishedExports(page)).toHaveCount(2)
  })
})

/** The shortest way of a new account. @returns the path of the downloaded film. */
async function makeFilm(page: Page): Promise<string> {
  let acts = 0
  async function press(target: Locator, timeout = MINUTE_MS): Promise<void> {
    await target.click({ timeout })
    acts += 1
  }
  async function choose(target: Locator, option: string): Promise<void> {
    await target.selectOption(option)
    acts += 1
  }
  const button = (name: RegExp | string) => page.getByRole('button', { name })

  await press(page.getByRole('link', { name: 'New Content' }).first())
  await page.getByLabel('Video Idea').fill(IDEA)
  await choose(page.getByLabel('Video Style'), 'Storytelling')
  await choose(page.getByLabel('Target Audience'), 'General Audience')
  await press(button(/^Create Storyboard/))
  await press(button('Confirm Storyboard'))
  await press(button(/^Make what is missing/))
  await press(button('Next: Export'), 3 * MINUTE_MS)
  await press(button('Export video'))
  const download = page.waitForEvent('download', { timeout: 3 * MINUTE_MS })
  await press(finishedExports(page).getByRole('link', { name: /Download/ }), 3 * MINUTE_MS)
  expect(acts).toBeLessThanOrEqual(9)
  return await (await download).path()
}

function finishedExports(page: Page) {
  return page.getByRole('region', { name: 'Exports' }).getByRole('listitem')
}

async function exportPlain(page: Page): Promise<string> {
  await page.getByRole('radio', { name: 'Off' }).check({ force: true })
  await page.getByRole('radio', { name: /720p/ }).check({ force: true })
  await page.getByRole('button', { name: 'Export video' }).click()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(finishedExports(page)).toHaveCount(2, { timeout: 3 * MINUTE_MS })
  const newest = finishedExports(page).first()
  await expect
    .poll(() => newest.locator('video').evaluate((video) => 'duration' in video && video.duration))
    .toBeGreaterThan(5)
  const download = page.waitForEvent('download')
  await newest.getByRole('link', { name: /Download/ }).click()
  return await (await download).path()
}

function checkFile(path: string, totalS: number): void {
  const [video, sound] = probe(path).streams
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 1920,
    height: 1080,
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
    const where = row > 0.65 && row < 0.95 ? 'band' : 'rest'
    counts[where]++
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > STRONG_CHANGE) changed[where]++
  }
  return [changed.band / counts.band, changed.rest / counts.rest]
}
