import { mailedLink, mailsTo } from '../mail.ts'
import { expect, test } from '../product.ts'
import { newAccount } from '../sign-up.ts'

const NEW_PASSWORD = 'five other words work too'

test('a forgotten password is replaced through the mailed link, once', async ({
  page,
  request,
  product,
}) => {
  const email = await newAccount(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused()

  const link = await mailedLink(product, email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Use 8 to 128 characters')).toBeVisible()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('heading', { name: 'The new password is saved' })).toBeFocused()

  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await expect(page.getByText('This link has expired or was used already')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an unknown address gets the same answer and no mail', async ({ page, product }) => {
  const stranger = 'nobody-at-all@example.com'
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(stranger)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  expect(mailsTo(product, stranger)).toEqual([])
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(stranger)
})

test('a link without its token is a dead one', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText('This link has expired or was used already')).toBeVisible()
})
