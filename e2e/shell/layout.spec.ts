import { addCredits } from '../credits.ts'
import { expectInside, expectNoBarriers } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const WIDTHS = [320, 390, 768, 1440]
const SCREENS = ['', '/settings', '/history', '/billing', '/admin', '/no-such-page']

test('what opens from the header keeps WCAG 2.2 AA', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  await page.goto('/dashboard')
  await page.getByRole('combobox').fill('sea')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expectNoBarriers(page)
})

test('long names and a million credits stay inside the window', async ({ page, product }) => {
  const email = await signUp(page)
  await addCredits(product, email, 999_900)
  await page.route('**/rpc/account/get', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'Ada Example',
      'Wolfeschlegelsteinhausenbergerdorff-Nguyễn '.repeat(3),
    )
    await route.fulfill({ response, body })
  })
  for (const screen of SCREENS) {
    await page.goto(`/dashboard${screen}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('link', { name: '1,000,000 Credits' })).toBeAttached()
    await expectInside(page, WIDTHS)
  }
  await page.keyboard.press('Control+b')
  const balance = page.getByRole('complementary', { name: 'Sidebar' }).getByText('1M')
  await expect(balance).toBeVisible()
})
