import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('the header shows credits and leads home and to billing', async ({ page }) => {
  await signUp(page, '/dashboard/settings')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: '100 Credits' })).toHaveAttribute(
    'href',
    '/dashboard/billing',
  )
  await header.getByRole('link', { name: 'Reelwright' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('credits are bought from the header, wherever one is', async ({ page }) => {
  await signUp(page, '/dashboard/settings')
  await page.getByRole('banner').getByRole('button', { name: 'Buy credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('radio', { name: /^Medium/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
})

test('My Account shows who is signed in and leads to profile, settings and billing', async ({
  page,
}) => {
  const email = await signUp(page)
  const button = page.getByRole('button', { name: 'My Account' })
  await expect(button).toContainText('AE')
  await button.click()
  const menu = page.getByRole('menu', { name: 'My Account' })
  await expect(menu.getByText('Ada Example')).toBeVisible()
  await expect(menu.getByText(email)).toBeVisible()
  for (const [name, address] of Object.entries({
    Profile: '/dashboard/profile',
    Settings: '/dashboard/settings',
    'Credits: 100': '/dashboard/billing',
  })) {
    await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', address)
  }
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible()

  await expect(menu).toBeFocused()
  for (const name of ['Profile', 'Settings']) {
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeFocused()
})

test('a changed page is announced by its title, and the focus goes to its heading', async ({
  page,
}) => {
  await signUp(page)
  await page.getByRole('link', { name: 'Billing & Credits' }).click()
  await expect(page.getByRole('heading', { name: 'Billing & Credits' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Billing & Credits' })).toHaveText(
    'Billing & Credits · Reelwright',
  )
})

test('an account without a name is called User', async ({ page }) => {
  await signUp(page)
  await page.route('**/rpc/account/get', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('Ada Example', '')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('there')
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('menu').getByText('User', { exact: true })).toBeVisible()
})

test('the picture of the account stands for its initials', async ({ page }) => {
  await signUp(page)
  const avatar = page.getByRole('button', { name: 'My Account' }).locator('.avatar')
  await expect(avatar).toHaveText('AE')
  await page.route('**/rpc/account/get', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"avatarUrl":null', '"avatarUrl":"/icon.svg"')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(avatar.locator('img')).toHaveAttribute('src', '/icon.svg')
})

test('credits that cannot be read are shown as none', async ({ page, complaints }) => {
  await signUp(page)
  await page.route('**/rpc/account/get', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: '0 Credits' })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  // The browser notes each request that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})
