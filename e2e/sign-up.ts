import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export const PASSWORD = 'four words work well'

/** Makes an account through the form. @returns its address. */
export async function signUp(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  return email
}
