import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { newAccount, PASSWORD, signUp } from '../sign-up.ts'

test('wrong credentials are refused alike for known and unknown addresses, and stay typed', async ({
  page,
  request,
  complaints,
}) => {
  const email = await newAccount(request)
  await page.goto('/login')
  for (const address of [email, `nobody-${email}`]) {
    await page.getByLabel('E-mail').fill(address)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
    await expect(page.getByLabel('E-mail')).toHaveValue(address)
    await expect(page.getByLabel('Password')).toHaveValue('not the password')
  }
  takeNotedRefusals(complaints)
})

test('what is missing is said at its field, and the first one takes the focus', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('Ada Example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your e-mail address')).toBeVisible()
  await expect(page.getByText('Use 8 to 128 characters')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
})

test('what was typed into one form stands in the other', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com')
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com')
})

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password')
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
})

test('an address that is taken is refused without a word about it', async ({
  page,
  request,
  complaints,
}) => {
  const email = await newAccount(request)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Eve Example')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('another password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('This account could not be created')
  await expect(page.getByRole('alert')).not.toContainText('exist')
  await expect(page.getByLabel('Full name')).toHaveValue('Eve Example')
  takeNotedRefusals(complaints)
})

test('a signed-in visitor of /login is led to the dashboard', async ({ page }) => {
  await signUp(page, '/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('too many attempts are told with the wait', async ({ page, complaints }) => {
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 429, headers: { 'x-retry-after': '42' }, json: { message: 'No' } }),
  )
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(page.getByRole('alert')).toContainText('Try again in 42 seconds.')
  takeNotedRefusals(complaints)
})

test('Google is offered only where it is set up, and says what went wrong', async ({ page }) => {
  await page.route('**/api/v1/sign-in-methods', (route) =>
    route.fulfill({ json: { google: true } }),
  )
  await page.goto('/login?error=google_cancelled')
  await expect(page.getByRole('alert')).toContainText('Sign-in with Google was cancelled')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google/start',
  )

  await page.route('**/api/v1/sign-in-methods', (route) =>
    route.fulfill({ json: { google: false } }),
  )
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeHidden()
})

test('signing in works by keyboard alone', async ({ page, request }) => {
  const email = await newAccount(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Reelwright home' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot it?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('until it is known who is here, a spinner and the name of the product are shown', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Reelwright', { exact: true })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Loading Reelwright')
  await expect(page.locator('.boot .spin')).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL(/\/home$/)
})

test('a signed-in visitor of / and of the landing page is led to the dashboard', async ({
  page,
}) => {
  await newAccount(page.request)
  for (const path of ['/', '/home']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('a link can open the sign-up form and name the page to go on to', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Choose Medium' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the language chosen on the page is spoken after signing in, and kept', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await page.goto('/de/login')
  await page.getByLabel('E-Mail').fill(email)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const account = await page.request.get('/api/v1/account')
  expect(await account.json()).toMatchObject({ language: 'de' })
})
