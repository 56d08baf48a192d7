import sharp from 'sharp'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { newAccount, PASSWORD, signUp } from '../sign-up.ts'
import { signInElsewhere } from './sign-in-elsewhere.ts'

const NEW_PASSWORD = 'five other words work too'

test('the name is changed, and the whole page shows it', async ({ page }) => {
  await signUp(page, '/dashboard/profile')
  const name = page.getByLabel('Full name')
  await expect(name).toHaveValue('Ada Example')
  await name.fill('')
  await name.press('Enter')
  await expect(page.getByText('Enter your name')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Grace <b>Example</b>')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'My Account' })).toContainText('Grace <b>')
  await page.reload()
  await expect(name).toHaveValue('Grace <b>Example</b>')
})

test('a name that is not saved yet survives a look at another page', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/profile')
  await page.getByLabel('Full name').fill('Grace Example')
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Example')
})

test('a picture is uploaded, shown in the header, and taken away', async ({ page }) => {
  await signUp(page, '/dashboard/profile')
  const background = { r: 20, g: 120, b: 130 }
  const create = { width: 400, height: 300, channels: 3, background } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'ada.png', mimeType: 'image/png', buffer }])
  const shown = page.getByRole('button', { name: 'My Account' }).locator('.avatar')
  await expect(shown.locator('img')).toHaveAttribute('src', /^\/media\/avatars\//)
  await page.reload()
  await expect(shown.locator('img')).toHaveJSProperty('naturalWidth', 256)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveText('AE')
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeFocused()
})

test('a profile that is saved after the session ended is refused, and sign-in leads back', async ({
  page,
  context,
  complaints,
}) => {
  const email = await signUp(page, '/dashboard/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('No user is currently signed in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  takeNotedRefusals(complaints)
})

test('the password is changed by keyboard, and the other device is signed out', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  const email = await newAccount(page.request)
  const other = await signInElsewhere(browser, product, email)

  await page.goto('/dashboard/profile')
  const button = page.getByRole('button', { name: 'Change password' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type('not the password')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The current password is not right')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(button).toBeFocused()

  await expect(other).toHaveURL(/\/login$/)
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Password').fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.close()
  takeNotedRefusals(complaints)
})
