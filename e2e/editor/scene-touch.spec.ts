import { devices } from '@playwright/test'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const { viewport, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, hasTouch, isMobile })

test('a finger carries a scene by its grip, and the page scrolls along', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  const scenes = page.getByRole('article')
  const first = await scenes.nth(0).locator('.line.vo .text-rest').innerText()
  const grip = scenes.nth(0).locator('[data-grip]')
  await grip.scrollIntoViewIfNeeded()
  const box = await grip.boundingBox()
  if (!box) throw new Error('no grip')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })

  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await touch('touchStart', { x, y })
  await touch('touchMove', { x: x + 40, y: y + 40 })
  await touch('touchMove', { x: x + 40, y: viewport.height - 20 })
  await expect(scenes.last()).toHaveAttribute('data-drop', 'bottom')
  await touch('touchEnd')

  await expect(page.getByText(`The scene is now number ${await scenes.count()}`)).toBeAttached()
  await expect(scenes.last().locator('.line.vo .text-rest')).toHaveText(first)
})

test('a message covers nothing of an open sheet, neither its words nor its actions', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  await page.getByRole('button', { name: 'More for scene 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Split ...' }).click()
  const sheet = page.getByRole('dialog')
  await page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
  const message = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard components' })
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [above, below] = [await message.boundingBox(), await sheet.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  await expect(message).toBeVisible()
})

type Point = { x: number; y: number }
