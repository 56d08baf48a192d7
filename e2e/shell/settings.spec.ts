import { makeAdmin } from '../make-admin.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('Account Settings shows name and address, which are changed elsewhere', async ({ page }) => {
  const email = await signUp(page, '/dashboard/settings')
  await expect(page.getByRole('main').locator('.avatar')).toHaveText('AE')
  const name = page.getByLabel('Full Name')
  await expect(name).toHaveValue('Ada Example')
  await expect(name).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly', '')
  await expect(page.getByRole('link', { name: 'Profile & Security' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  )
  for (const preference of ['Email Notifications', 'Project Completion Alerts']) {
    await expect(page.getByRole('switch', { name: preference })).toBeDisabled()
  }
  await expect(page.getByText('Coming Soon')).toHaveCount(2)
})

test('the theme is chosen and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUp(page, '/dashboard/settings')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test("a visitor's screen follows the system's theme while it is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/storyboard')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the language of the screens is chosen and kept', async ({ page }) => {
  await signUp(page, '/dashboard/settings')
  await page.getByLabel('Language of the screens').selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('of quick choices of a language the last wins, in the account and in other tabs', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.bringToFront()
  await page.goto('/dashboard/settings')
  const languages = page.locator('select')
  for (const language of ['es', 'fr', 'ja', 'de']) await languages.selectOption(language)
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', 'de')
  const account = await page.request.get('/api/v1/account')
  expect(await account.json()).toMatchObject({ language: 'de' })
})

test('History says that it comes later', async ({ page }) => {
  await signUp(page, '/dashboard/history')
  await expect(page.getByText('History is coming in a future update')).toBeVisible()
})

test('the admin screen and its link are not there for others', async ({ page }) => {
  // The first account of an installation is its admin, so a second one is made.
  await signUp(page)
  await page.context().clearCookies()
  await signUp(page)
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.goto('/dashboard/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "You don't have permission to access this page.",
  )
})

test('an admin has the admin screen and its link', async ({ page, product }) => {
  const email = await signUp(page)
  await makeAdmin(product, email)
  await page.reload()
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(/\/dashboard\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  const tabs = page.getByRole('tablist', { name: 'Admin' }).getByRole('tab')
  await expect(tabs).toHaveCount(7)
  await page.setViewportSize({ width: 1280, height: 800 })
  const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size, 'rows of tabs').toBe(1)
})
