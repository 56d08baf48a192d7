import { randomUUID } from 'node:crypto'
import { mailedLink } from '../mail.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { newAccount, signUp } from '../sign-up.ts'

test('an address is confirmed through the mailed link, and other tabs show it', async ({
  page,
  context,
  product,
}) => {
  const email = await signUp(page, '/dashboard/profile')
  await expect(page.getByText('Unverified', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resend verification mail' }).click()
  await expect(page.getByText('Verification mail sent')).toBeVisible()

  const other = await context.newPage()
  await other.goto(await mailedLink(product, email, '/verify-email'))
  await expect(other.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend verification mail' })).toHaveCount(0)
})

test('a new address counts once the link mailed there is opened', async ({ page, product }) => {
  await newAccount(page.request)
  const newEmail = `${randomUUID()}@example.com`
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByLabel('New e-mail')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your e-mail address')).toBeVisible()
  await page.getByLabel('New e-mail').fill(newEmail)
  await page.getByLabel('Current password').fill('four words work well')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We mailed a link to')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('input[readonly]')).not.toHaveValue(newEmail)

  await page.goto(await mailedLink(product, newEmail, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(page.locator('input[readonly]')).toHaveValue(newEmail)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('whoever is signed out signs in first, then the new address is confirmed by itself', async ({
  page,
  context,
  product,
  complaints,
}) => {
  const email = await newAccount(page.request)
  const newEmail = `${randomUUID()}@example.com`
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await page.getByLabel('New e-mail').fill(newEmail)
  await page.getByLabel('Current password').fill('four words work well')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We mailed a link to')).toBeVisible()
  await context.clearCookies()

  await page.goto(await mailedLink(product, newEmail, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Sign in to your account first' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('four words work well')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  takeNotedRefusals(complaints)
})

test('a link that is cut off is a dead one', async ({ page, complaints }) => {
  await page.goto('/verify-email?token=cut.off')
  await expect(page.getByText('This link has expired or was used already')).toBeVisible()
  takeNotedRefusals(complaints)
})
