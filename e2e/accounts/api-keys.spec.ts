import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('a key is made, shown once, opens the API, and is ended', async ({ page, product }) => {
  const email = await signUp(page)
  await page.goto('/dashboard/settings')
  const panel = page.getByRole('region', { name: 'API keys' })
  await panel.getByRole('button', { name: 'New key' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByText('Enter a name for the key')).toBeVisible()
  await form.getByLabel('Name').fill('Monday robot')
  await form.getByLabel('Name').press('Enter')

  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  const secret = await shown.getByLabel('Key').inputValue()
  const account = () =>
    fetch(`${product.url}/api/v1/account`, { headers: { authorization: `Bearer ${secret}` } })
  expect(await (await account()).json()).toMatchObject({ email })
  await shown.getByRole('button', { name: 'Close' }).first().click()
  await expect(panel).toContainText('Monday robot')
  await page.reload()
  await expect(panel).toContainText('last used')
  await expect(page.getByText(secret)).toHaveCount(0)

  await panel.getByRole('button', { name: 'End the key Monday robot' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the key' }).click()
  await expect(page.getByText('Key ended')).toBeVisible()
  await expect(panel).not.toContainText('Monday robot')
  expect((await account()).status).toBe(401)
})
