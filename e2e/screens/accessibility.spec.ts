import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard } from './create-storyboard.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1440, 768, 390, 320]
const TABS = ['storyboard', 'voice', 'image', 'video', 'export']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen keeps WCAG 2.2 AA in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signUp(page)
    await page.goto('/dashboard/create')
    await page.getByRole('button', { name: 'Create Storyboard' }).click()
    await expect(page.getByText('Idea must be at least 10 characters')).toBeVisible()
    await expectAccessible(page)

    const editor = await createStoryboard(page)
    for (const tab of TABS) {
      await page.goto(`${editor}?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expectAccessible(page)
    }
    for (const screen of ['media', 'profile']) {
      await page.goto(`/dashboard/${screen}`)
      await expectAccessible(page)
    }
    await page.goto('/dashboard/storyboard')
    await page.getByRole('button', { name: /^Delete / }).click()
    await expectAccessible(page)
  })
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`,
    )
    expect(found, `${page.url()} at ${width} px`).toEqual([])
    const scrollsSideways = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > window.innerWidth',
    )
    expect(scrollsSideways, `${page.url()} at ${width} px`).toBe(false)
  }
}
