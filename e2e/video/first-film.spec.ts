import type { Locator } from '@playwright/test'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { probe } from './finished-video.ts'

const IDEA =
  'Why the sea is salty. Rain washes a little salt out of the rocks. Rivers carry it down to the sea.'
const MINUTE_MS = 60_000

test('a new account has its first film after one text and nine presses and choices', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  await signUp(page)
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
  await press(button('Next: Export'), 2 * MINUTE_MS)
  await press(button('Export video'))
  const download = page.waitForEvent('download', { timeout: 2 * MINUTE_MS })
  const exports = page.getByRole('region', { name: 'Exports' }).getByRole('listitem')
  await press(exports.getByRole('link', { name: /Download/ }), 2 * MINUTE_MS)

  expect(acts).toBeLessThanOrEqual(9)
  const [video, sound] = probe(await (await download).path()).streams
  expect(video).toMatchObject({ codec_name: 'h264' })
  expect(sound).toMatchObject({ codec_name: 'aac' })
  expect(Number(video?.duration)).toBeGreaterThan(5)
})
