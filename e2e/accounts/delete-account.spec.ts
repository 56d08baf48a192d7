import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { PASSWORD, signUp } from '../sign-up.ts'

test('an account takes its data, is to be deleted, says so on every page, and is kept after all', async ({
  page,
}) => {
  await signUp(page, '/dashboard/settings')
  const panel = page.getByRole('region', { name: 'Delete account' })
  await expect(panel).toContainText('You have 7 days to change your mind.')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download all my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^reelwright-.*\.zip$/)
  await panel.getByRole('button', { name: 'Delete account' }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await asked.getByRole('button', { name: 'Delete account' }).click()
  await expect(asked.getByText('Enter your password')).toBeVisible()
  await asked.getByLabel('Current password').fill(PASSWORD)
  await asked.getByLabel('Current password').press('Enter')
  await expect(asked).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Delete account' })).toBeDisabled()

  await page.goto('/dashboard')
  await expect(page.getByText('Your account will be deleted on')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)
})
