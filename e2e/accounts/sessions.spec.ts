import { expect, test } from '../product.ts'
import { newAccount, PASSWORD, signUp } from '../sign-up.ts'
import { signInElsewhere } from './sign-in-elsewhere.ts'

test('devices are listed, and one is signed out from afar', async ({ page, browser, product }) => {
  const email = await newAccount(page.request)
  const other = await signInElsewhere(browser, product, email)
  await page.goto('/dashboard/profile')
  const devices = page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.nth(1)).toContainText('Chrome')
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Device signed out')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('Your session has ended')).toBeVisible()
  await other.close()
})

test('all others are signed out at once, then everything', async ({ page, browser, product }) => {
  const email = await newAccount(page.request)
  const others = [
    await signInElsewhere(browser, product, email),
    await signInElsewhere(browser, product, email),
  ]
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByText('All other devices signed out')).toBeVisible()
  for (const other of others) await expect(other).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await expect(question).toContainText('Every device is signed out, this one too.')
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/home$/)
  for (const other of others) await other.close()
})

test('tabs are signed in and out together', async ({ page, context }) => {
  const email = await signUp(page)
  const tab = await context.newPage()
  await tab.goto('/dashboard/profile')
  await expect(tab.getByLabel('Full name')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(tab).toHaveURL(/\/home$/)

  await tab.goto('/login')
  await page.bringToFront()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(tab).toHaveURL(/\/dashboard$/)
})

test('an open page looks every 30 seconds, and renews a session with at most three looks left', async ({
  page,
}) => {
  await newAccount(page.request)
  await page.clock.install()
  const loadedAtMs = Date.now()
  let asked = 0
  await page.route('**/api/auth/get-session', async (route) => {
    asked += 1
    const response = await route.fetch()
    const { session, ...rest } = await response.json()
    const expiresAt = asked === 1 ? new Date(loadedAtMs + 130_000) : session.expiresAt
    await route.fulfill({ json: { ...rest, session: { ...session, expiresAt } } })
  })
  await page.goto('/dashboard')
  await page.getByText('Total Storyboards').waitFor()
  await page.clock.pauseAt(loadedAtMs + 25_000)
  // The look after 30 seconds finds 100 left, the one after 60 finds 70.
  await page.clock.runFor(15_000)
  expect(asked).toBe(1)
  await page.clock.runFor(30_000)
  await expect.poll(() => asked).toBe(2)
  await page.clock.runFor(60_000)
  expect(asked).toBe(2)
})
