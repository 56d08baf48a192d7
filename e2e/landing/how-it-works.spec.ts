import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { showcaseOf } from './showcase-list.ts'

const FRAME_MS = 16

const STEPS = [
  'Input Your Idea',
  'Generate Storyboard',
  'Create Voice-Over',
  'Generate Visuals',
  'Produce Video',
  'Export & Share',
]

test.beforeEach(async ({ page }) => {
  await showcaseOf(page, [])
  await page.clock.install()
})

test('the steps advance every 3 seconds and wrap from step 6 to step 1', async ({ page }) => {
  await open(page)
  for (const step of [...STEPS, STEPS[0] ?? '']) {
    await expect(shownStep(page)).toContainText(step)
    await page.clock.runFor(3000)
  }
})

test('a click selects a step, shows its image and ends the advancing for good', async ({
  page,
}) => {
  await open(page)
  const step = page.getByRole('tab', { name: 'Produce Video' })
  await step.click()
  await expect(step).toContainText('Each picture starts to move.')
  await expect(step).toHaveAttribute('data-color', /\w/)
  await expect(step.locator('svg')).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: 'Produce Video' })
  await expect(panel.getByRole('img', { name: 'A lighthouse and a ship at sunset' })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(9000)
  await expect(shownStep(page)).toContainText('Produce Video')
})

test('pointing at the steps holds them; Pause stops them', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Create Voice-Over' }).hover()
  await page.clock.runFor(9000)
  await expect(shownStep(page)).toContainText('Input Your Idea')
  await page.locator('#how-it-works').getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(9000)
  await expect(shownStep(page)).toContainText('Input Your Idea')
})

test('the keyboard is seen on the steps and on the sliders', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  for (const control of [shownStep(page), page.getByRole('slider').first()]) {
    await control.focus()
    await expect(control).toHaveCSS('outline-style', 'solid')
  }
})

test('arrows, Home and End go from step to step', async ({ page }) => {
  await open(page)
  await shownStep(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('tab', { name: 'Export & Share' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(shownStep(page)).toContainText('Generate Storyboard')
  await page.keyboard.press('End')
  await expect(shownStep(page)).toContainText('Export & Share')
  await page.keyboard.press('Home')
  await expect(shownStep(page)).toContainText('Input Your Idea')
})

test('nothing advances for who asked for less motion, until they press Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.clock.runFor(9000)
  await expect(shownStep(page)).toContainText('Input Your Idea')
  await page.locator('#how-it-works').getByRole('button', { name: 'Play' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(3000)
  await expect(shownStep(page)).toContainText('Generate Storyboard')
})

/** Advancing starts with the page's code, which waits for a frame or two; no more time may pass until then. */
async function open(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/home')
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS)
      return await page.getByRole('region', { name: 'Showcase videos' }).isVisible()
    })
    .toBe(false)
}

function shownStep(page: Page) {
  return page.getByRole('tab', { selected: true })
}
