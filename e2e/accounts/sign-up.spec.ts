import { randomUUID } from 'node:crypto'
import { expect, test } from '../product.ts'

const PASSWORD = 'four words work well'

test('a visitor signs up, finds 100 credits, signs out and in again', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('100 Credits')).toBeVisible()

  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an address that does not exist is a 404 that leads home', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/(home)?$/)
  // The browser itself notes the 404.
  expect(complaints.splice(0)).toHaveLength(1)
})
