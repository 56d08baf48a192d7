import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { showcaseOf } from './showcase-list.ts'

const TITLES = ['First film', 'Second film', 'Third film']

test('the showcase plays muted, goes on when a video ends and from the last to the first', async ({
  page,
}) => {
  await showcaseOf(page, TITLES)
  await page.goto('/home')
  for (const title of [...TITLES, TITLES[0] ?? '']) {
    const video = player(page).getByLabel(title, { exact: true }).and(page.locator('video'))
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('paused', false)
    await expect(player(page).getByRole('paragraph')).toHaveText(title)
    await video.dispatchEvent('ended')
  }
})

test('a dot leads to its video; a pause lasts', async ({ page }) => {
  await showcaseOf(page, TITLES)
  await page.goto('/home')
  await expect(dots(page)).toHaveCount(3)
  await player(page).getByRole('button', { name: 'Pause' }).click()
  await dots(page).nth(2).click()
  await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(player(page).getByRole('paragraph')).toHaveText('Third film')
  // What is not to play is not even fetched.
  await expect(page.locator('.screen video')).toHaveCount(0)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('.screen video')).toHaveJSProperty('paused', false)
})

test('a single video has no dots', async ({ page }) => {
  await showcaseOf(page, ['Only film'])
  await page.goto('/home')
  await expect(player(page).getByRole('paragraph')).toHaveText('Only film')
  await expect(dots(page)).toHaveCount(0)
})

test('without videos the whole player is hidden', async ({ page }) => {
  await showcaseOf(page, [])
  await page.goto('/home')
  await expect(player(page)).toBeHidden()
})

test('the player is hidden when the list cannot be read', async ({ page }) => {
  await page.route('**/api/v1/showcase', (route) => route.fulfill({ json: 'no list' }))
  await page.goto('/home')
  await expect(player(page)).toBeHidden()
})

test('the frame is 16:9 and at most 80 % of the window high', async ({ page }) => {
  await showcaseOf(page, TITLES)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1000, height: 500 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/home')
    const box = await page.locator('.screen').boundingBox()
    if (!box) throw new Error('The frame is not there.')
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
    expect(box.height).toBeLessThanOrEqual(size.height * 0.8 + 1)
  }
})

test('who asked for less motion starts the video', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showcaseOf(page, TITLES)
  await page.goto('/home')
  await expect(player(page).getByRole('paragraph')).toHaveText('First film')
  await expect(page.locator('.screen video')).toHaveCount(0)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('.screen video')).toHaveJSProperty('paused', false)
})

function player(page: Page) {
  return page.getByRole('region', { name: 'Showcase videos' })
}

function dots(page: Page) {
  return player(page).getByRole('list', { name: 'Choose a video' }).getByRole('button')
}
