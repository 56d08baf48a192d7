import type { Page } from '@playwright/test'
import { tell } from '#contract/words/told.ts'
import { writeClip, writePicture } from '#testing/media-samples.ts'
import { addCredits } from '../credits.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { Stage } from './stage.ts'

/** Of a file of this test's own. */
function pathOf(name: string): string {
  return test.info().outputPath(name)
}

test('what a vendor makes is waited for by an estimate, checked, told of and asked for again', async ({
  page,
  product,
  complaints,
}) => {
  await page.clock.install()
  await signUp(page)
  const editor = `/dashboard/editor/${await writeStoryboard(page.request, { durationS: 30 })}`
  const stage = new Stage(product, editor)
  await page.goto(`${editor}?tab=video`)
  const scenes = page.getByRole('article')
  const first = scenes.nth(0)
  const dial = first.getByRole('progressbar', { name: 'Video of scene 1' })

  await expect(
    page.getByText('A video is made from the image alone. It works without audio'),
  ).toBeVisible()
  await expect(page.getByText(/^0 of \d+ scenes ready$/)).toBeVisible()
  await expect(page.getByText(/^0 of \d+ videos$/)).toBeVisible()
  await expect(first.getByText('Needs an image first')).toBeVisible()

  const [firstId = '', ...otherIds] = await stage.giveToVendor()
  await test.step('an estimate of three minutes, capped at 99 percent', async () => {
    await expect(first.getByText('Generating video...')).toBeVisible()
    await expect(first.getByText('Processing')).toBeVisible()
    await page.clock.fastForward(90_000)
    await expect(dial).toHaveAttribute('aria-valuenow', /^5\d$/)
    await expect(dial).toHaveText(/^01:[123]\d$/)
    await expect(first.getByText('Auto-refreshing')).toHaveCount(0)
  })

  await test.step('then it is asked about every 30 s by itself, and whenever wanted', async () => {
    const asked = () => page.waitForRequest('**/rpc/generation/get')
    const atOnce = asked()
    await page.clock.fastForward(100_000)
    await atOnce
    await expect(dial).toHaveAttribute('aria-valuenow', '99')
    await expect(first.getByText('Auto-refreshing')).toBeVisible()
    const later = asked()
    await page.clock.fastForward(30_000)
    await later
    const wanted = page.waitForRequest('**/rpc/generation/check')
    await first.getByRole('button', { name: 'Refresh' }).click()
    await wanted
  })

  await test.step('a question that is not answered is told', async () => {
    await page.route('**/rpc/generation/check', (route) => route.abort())
    await first.getByRole('button', { name: 'Refresh' }).click()
    await expect(
      page.getByText(`Failed to check video status for scene ${lastFour(firstId)}`),
    ).toBeVisible()
    await page.unroute('**/rpc/generation/check')
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true)
  })

  await test.step('a failure is told with its scene, and costs nothing', async () => {
    const scene = lastFour(firstId)
    const told = tell('video-of-scene-failed', { scene })
    const failure = `Video generation failed for scene ${scene}. Please try again.`
    await stage.endAtVendor([{ state: 'failed', failure: told }])
    await expect(page.getByRole('alert').filter({ hasText: `Scene 1. ${failure}` })).toBeVisible()
    await expect(first).toContainText(`${failure} Not charged.`)
    await expect(dial).toHaveCount(0)
  })

  await test.step('of a batch it is told what was made and what failed', async () => {
    expect(otherIds.length).toBeGreaterThan(1)
    await stage.endAtVendor(otherIds.map(() => ({ state: 'succeeded' }) as const))
    const told = new RegExp(`^${otherIds.length} (videos )?generated successfully, but 1 failed`)
    await expect(page.getByText(told)).toContainText('You can try generating those again.')
  })

  await test.step('everything is read again when asked', async () => {
    const refresh = page.getByRole('button', { name: 'Refresh Data' })
    await refresh.click()
    await expect(page.getByText('Data refreshed')).toBeVisible()

    await page.route('**/rpc/storyboard/get', (route) => route.abort())
    await refresh.click()
    await expect(page.getByText('Failed to refresh data')).toBeVisible()
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true)
    await page.unroute('**/rpc/storyboard/get')

    await page.route('**/rpc/storyboard/get', (route) =>
      route.continue({ postData: JSON.stringify({ json: { id: crypto.randomUUID() } }) }),
    )
    await refresh.click()
    await expect(page.getByText('Cannot refresh data')).toBeVisible()
    await expect(page.getByText('Storyboard not found').first()).toBeVisible()
    takeNotedRefusals(complaints)
  })
})

test('a video that does not load is tried again, refreshed, and made anew', async ({
  page,
  product,
  complaints,
}) => {
  await Promise.all([writePicture(pathOf('image.png')), writeClip(pathOf('clip.mp4'))])
  await page.clock.install()
  await addCredits(product, await signUp(page), 1000)
  const editor = await createStoryboard(page)
  const stage = new Stage(product, editor)
  await stage.giveAll('image', { path: pathOf('image.png'), contentType: 'image/png' })
  const clip = { path: pathOf('clip.mp4'), contentType: 'video/mp4' }
  const keys = await stage.giveAll('clip', { ...clip, isLost: true })
  const first = page.getByRole('article').nth(0)

  await test.step('five attempts 20 s apart, then Regenerate', async () => {
    // All scenes are filmed and nothing is confirmed complete, so the tab opens by itself.
    await page.goto(editor)
    await expect(page.getByRole('tab', { name: /Video/ })).toHaveAttribute('aria-selected', 'true')
    // Only its first frame is loaded before it is played.
    await first.getByRole('button', { name: 'Play video of scene 1' }).click()
    await expect(first.getByText('Error loading video.')).toBeVisible()
    for (const attempt of [0, 1, 2, 3, 4]) {
      await expect(first.getByText(`${attempt} of 5 attempts`)).toBeVisible()
      await expect(first.getByText('Auto-refreshing')).toBeVisible()
      await expect(
        first.getByRole('alert').getByRole('button', { name: 'Regenerate' }),
      ).toHaveCount(0)
      await page.clock.fastForward(20_000)
    }
    await expect(first.getByText('5 of 5 attempts')).toBeVisible()
    await expect(first.getByText('Auto-refreshing')).toHaveCount(0)
    const again = first.getByRole('alert').getByRole('button', { name: 'Regenerate' })
    await expect(again).toBeEnabled()
    await expect(again).toContainText('120')
    takeNotedRefusals(complaints)
  })

  await test.step('a refresh takes no copy from a cache', async () => {
    for (const key of keys) stage.putFile(key, clip.path)
    const fresh = page.waitForRequest(/\/media\/[^?]+\?version=6$/)
    await first.getByRole('button', { name: 'Refresh', exact: true }).click()
    await fresh
    await expect(first.getByText('Error loading video.')).toHaveCount(0)
    await expect(first.getByRole('button', { name: /^Edit video prompt/ })).toBeVisible()
    const video = first.getByLabel('Video of scene 1', { exact: true })
    await first.getByRole('button', { name: 'Play video of scene 1' }).click()
    await expect(video).not.toHaveJSProperty('currentTime', 0)
    const once = page.waitForRequest(/\/media\/[^?]+\?version=7$/)
    await first.getByRole('button', { name: 'Refresh Video of scene 1' }).click()
    await once
    const download = page.waitForEvent('download')
    await first.getByRole('button', { name: 'Download Video of scene 1' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/)
    await page.route('**/media/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await first.getByRole('button', { name: 'Download Video of scene 1' }).click()
    await expect(page.getByText('Failed to download video')).toBeVisible()
    await page.unroute('**/media/**')
    complaints.splice(0)
  })

  await test.step('a long one says so, and is stopped free of charge', async () => {
    await page.route('**/rpc/scene/generateClip', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.json.expectedDurationMs = 180_000
      await route.fulfill({ response, json: answer })
    })
    await regenerate(page)
    await expect(page.getByText('Video generation started.')).toBeVisible()
    await expect(page.getByText('This will take several minutes to complete.')).toBeVisible()
    await first.getByRole('button', { name: 'Stop Video of scene 1' }).click()
    await expect(page.getByText('Scene 1. Not charged.')).toBeVisible()
  })
})

async function regenerate(page: Page): Promise<void> {
  const scene = page.getByRole('article').nth(0)
  await scene.getByRole('button', { name: /^Regenerate/ }).click()
}

function lastFour(sceneId: string): string {
  return sceneId.slice(-4)
}
