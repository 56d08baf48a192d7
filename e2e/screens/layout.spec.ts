import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard } from './create-storyboard.ts'

/** 320 is a window of 1280 at a zoom of 400 %. */
const WIDTHS = [320, 390, 768, 1440]
const HEIGHT = 900

test('no screen scrolls sideways, from a narrow phone to a wide desk', async ({ page }) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const tabs = ['storyboard', 'voice', 'image', 'video', 'export']
  const screens = [
    '/dashboard',
    '/dashboard/create',
    '/dashboard/storyboard',
    ...tabs.map((tab) => `${editor}?tab=${tab}`),
  ]
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect(await hiddenWidth(page), `${screen} at ${width}`).toBe(0)
    }
  }
})

test('the public pages do not scroll sideways either', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const screen of ['/home', '/login']) {
      await page.goto(screen)
      expect(await hiddenWidth(page), `${screen} at ${width}`).toBe(0)
    }
  }
})

function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
}
