import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { stopTime } from './stop-time.ts'

test('a message stands at the bottom right for four seconds and can be closed before', async ({
  page,
}) => {
  await stopTime(page, '/dashboard')
  await page.getByRole('button', { name: 'Refresh credits' }).click()
  await page.clock.runFor(100)
  const message = page.getByRole('status').filter({ hasText: 'Refreshing credits...' })
  await expect(message).toBeVisible()
  await expect(message.getByRole('button', { name: 'Close' })).toBeVisible()
  const corner = page.locator('[data-sonner-toaster]')
  await expect(corner).toHaveAttribute('data-x-position', 'right')
  await expect(corner).toHaveAttribute('data-y-position', 'bottom')
  await page.clock.runFor(3700)
  await expect(message).toBeVisible()
  await page.clock.runFor(600)
  await expect(message).toBeHidden()
})

test('a message with more to read stands for five seconds, in the colour of its kind and of the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await stopTime(page, '/dashboard')
  await page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
  await page.clock.runFor(100)
  const message = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard components' })
  await expect(message).toHaveAttribute('data-tone', 'danger')
  const inLight = await backgroundOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => backgroundOf(page)).not.toBe(inLight)
  await page.clock.runFor(4600)
  await expect(message).toBeVisible()
  await page.clock.runFor(700)
  await expect(message).toBeHidden()
})

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate<string>('getComputedStyle(document.querySelector(".toast")).backgroundColor')
}
