import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [390, 768, 1440]
const SCREENS = ['', '/settings', '/history', '/billing', '/admin', '/no-such-page']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of the shell keep WCAG 2.2 AA in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await signUp(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const screen of SCREENS) {
        await page.goto(`/dashboard${screen}`)
        await expectAccessible(page)
      }
      await page.goto('/dashboard/billing')
      await page.getByRole('button', { name: 'Purchase Credits' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('what opens from the header keeps WCAG 2.2 AA', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  await page.goto('/dashboard')
  await page.getByRole('combobox').fill('sea')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expectAccessible(page)
})

test('long names and a million credits stay inside the window', async ({ page, product }) => {
  const email = await signUp(page)
  addCredits(product, email, 999_900)
  await page.route('**/rpc/account/get', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'Ada Example',
      'Wolfeschlegelsteinhausenbergerdorff-Nguyễn '.repeat(3),
    )
    await route.fulfill({ response, body })
  })
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 })
    for (const screen of SCREENS) {
      await page.goto(`/dashboard${screen}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('link', { name: '1,000,000 Credits' })).toBeAttached()
      expect(await hiddenWidth(page), `${screen} at ${width}`).toBe(0)
    }
  }
  await page.keyboard.press('Control+b')
  const balance = page.getByRole('complementary', { name: 'Sidebar' }).getByText('1M')
  await expect(balance).toBeVisible()
})

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)
  expect(found, page.url()).toEqual([])
}

function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
}
