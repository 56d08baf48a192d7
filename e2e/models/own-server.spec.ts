import { execFile } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startOneServer } from '#testing/fakes/one-server.ts'
import { addCredits, creditsOf } from '../credits.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { probe } from '../video/finished-video.ts'
import { card, onItsOwnInstallation } from './own-installation.ts'

const MINUTE_MS = 60_000
const run = promisify(execFile)
const test = onItsOwnInstallation()

test('one server of somebody’s own writes, draws and speaks a film, in the browser and on the command line', async ({
  page,
  product,
}) => {
  test.setTimeout(8 * MINUTE_MS)
  const server = await startOneServer()
  const email = await signUp(page)
  await addCredits(product, email, 1000)
  await page.goto('/dashboard/admin?tab=models')
  await connectOwn(page, 'OpenAI-compatible text', 'gpt-oss:20b', server.baseUrl)
  await connectOwn(page, 'OpenAI-compatible images', 'x/z-image-turbo', server.baseUrl)
  await connectOwn(page, 'OpenAI-compatible speech', 'kokoro', server.baseUrl)

  const button = (name: RegExp | string) => page.getByRole('button', { name })
  await page.goto('/dashboard/create')
  await page.getByLabel('Video Idea').fill('Why octopuses have three hearts')
  await page.getByLabel('Video Duration').press('Home')
  await page.getByLabel('Video Style').selectOption('Storytelling')
  await page.getByLabel('Target Audience').selectOption('General Audience')
  await button(/^Create Storyboard/).click()
  await button('Confirm Storyboard').click({ timeout: MINUTE_MS })
  await button(/^Make what is missing/).click()
  await expect(page.getByText('The sea').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Video/ })).toContainText(/complete$/, {
    timeout: 3 * MINUTE_MS,
  })
  const scenes = server.images.drawn
  expect(scenes).toBeGreaterThan(0)
  expect(server.chat.counts.served).toBe(1)
  const spoken = server.speech.requests.filter(({ path }) => path === '/dev/captioned_speech')
  expect(spoken).toHaveLength(scenes)
  // Only the camera moves in what the built-in studio makes of foreign pictures, so that is free.
  expect(await creditsOf(page)).toEqual({ available: 1100 - 10 - scenes * (5 + 12), held: 0 })
  await page.getByRole('tab', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /720p/ }).check({ force: true })
  await button('Export video').click()
  const finished = page.getByRole('region', { name: 'Exports' }).getByRole('listitem')
  const download = page.waitForEvent('download', { timeout: 3 * MINUTE_MS })
  await finished.getByRole('link', { name: /Download/ }).click({ timeout: 3 * MINUTE_MS })
  expectFilm(await (await download).path())

  await test.step('the same models on the command line', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-film-'))
    const out = join(folder.path, 'film.mp4')
    const options = ['--duration', '15', '--resolution', '720p', '--out', out]
    await run('npm', ['run', '-s', 'make', '--', 'Why the sea is calm', ...options], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: product.dataFolder },
    })
    expectFilm(out)
    expect(server.chat.counts.served).toBe(2)
    expect(server.images.drawn).toBeGreaterThan(scenes)
  })
})

async function connectOwn(page: Page, vendor: string, model: string, baseUrl: string) {
  const form = card(page, vendor)
  await form.getByLabel('Base URL').fill(baseUrl)
  await form.getByLabel('Model', { exact: true }).fill(model)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Connected')
}

function expectFilm(path: string): void {
  const [video, sound] = probe(path).streams
  expect(video).toMatchObject({ codec_name: 'h264' })
  expect(sound).toMatchObject({ codec_name: 'aac' })
}
