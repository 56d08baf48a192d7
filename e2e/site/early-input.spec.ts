import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'

test('what is pressed before the scripts are there is done when they are', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  letScriptsIn()
  await expect(page.getByLabel('Full name')).toBeVisible()
})

test('a plan pressed before the scripts are there leads to the sign-up form', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Choose Medium' }).click()
  letScriptsIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
})

test('what is typed and sent before the scripts are there is sent by them', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  const email = `${randomUUID()}@example.com`
  await page.goto('/docs')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('textbox').fill(email)
  await foot.getByRole('textbox').press('Enter')
  letScriptsIn()
  await expect(foot.getByText(email)).toBeVisible()
  await expect(page).toHaveURL('/docs')
})

test('a choice made before the scripts are there counts', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/docs')
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('fr')
  letScriptsIn()
  await expect(page).toHaveURL('/fr/docs')
})

/** @returns what lets the scripts in that the page asks for. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
