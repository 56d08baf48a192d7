import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('a part of the dashboard that does not arrive is told, and the shell stays', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await page.getByText('Total Storyboards').waitFor()
  await page.route('**/assets/billing-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Billing & Credits' }).click()

  await expect(page.getByText('Failed to load dashboard components')).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'Dashboard Error' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  // The browser and the router note what could not be loaded.
  expect(complaints.splice(0)).not.toHaveLength(0)

  await expect(alert.getByRole('link', { name: 'Go back to home' })).toBeVisible()
  await page.unroute('**/assets/billing-*.js')
  await alert.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Billing/)
})

test('a page of the dashboard that cannot be drawn says so, and leads home', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await page.route('**/rpc/plan/get', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"json":{"name":"Free"}}' }),
  )
  await page.goto('/dashboard/billing')
  const alert = page.getByRole('alert').filter({ hasText: 'Dashboard Error' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  // React and the router note what could not be drawn.
  expect(complaints.splice(0)).not.toHaveLength(0)
  await alert.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Total Storyboards')).toBeVisible()
})

test('an address that the dashboard does not know is a page of its own', async ({ page }) => {
  await signUp(page, '/dashboard/no/such/page')
  await expect(page).toHaveTitle('Page not found · Reelwright')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This frame was cut')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a lost connection is told, and what could not be loaded comes once it is back', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page)
  await page.getByText('Total Storyboards').waitFor()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('link', { name: 'Billing & Credits' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dashboard Error' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Billing/)
  await expect(page.getByText('You are offline')).toBeHidden()
  // The browser and the router note what could not be loaded.
  expect(complaints.splice(0)).not.toHaveLength(0)
})
