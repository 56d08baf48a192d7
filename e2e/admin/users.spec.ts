import { databaseOf } from '../database-of.ts'
import { makeAdmin } from '../make-admin.ts'
import { expect, test } from '../product.ts'
import { newAccount, PASSWORD, signUp } from '../sign-up.ts'

test('an admin finds a user and adds credits with a reason, which the user reads', async ({
  page,
  product,
  playwright,
  complaints,
}) => {
  const other = await playwright.request.newContext({ baseURL: product.url })
  await makeAdmin(product, await signUp(page))
  const email = await newAccount(other)
  await page.route('**/rpc/user/list', (route) => route.abort())
  await page.goto('/dashboard/admin')
  await expect(page.getByText('Failed to load users')).toBeVisible()
  await page.unroute('**/rpc/user/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByPlaceholder('Search users').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(row.locator('.badge')).toHaveText('user')
  await row.getByRole('button', { name: /^Add credits/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add credits' })
  // Each of the three is asked for by itself.
  for (const [user, amount, description] of [
    [email, '0', 'Refund for the outage'],
    [email, '-5', 'Refund for the outage'],
    [email, '', 'Refund for the outage'],
    [email, '250', ' '],
    ['', '250', 'Refund for the outage'],
  ] as const) {
    const who = user === '' ? 'Select a user' : `Ada Example, ${user}`
    await dialog.getByLabel('User').selectOption(who)
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByLabel('Description').fill(description)
    await dialog.getByRole('button', { name: 'Add credits' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please select a user, enter a valid amount and description',
    )
    await expect(dialog).toBeVisible()
  }
  await dialog.getByLabel('User').selectOption(`Ada Example, ${email}`)
  await page.route('**/rpc/user/addCredits', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Add credits' }).click()
  await expect(dialog.getByText('Failed to add credits')).toBeVisible()
  await page.unroute('**/rpc/user/addCredits')
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
  await dialog.getByRole('button', { name: 'Add credits' }).click()
  await expect(page.getByText('250 credits added to Ada Example')).toBeVisible()
  await expect(row).toContainText('350')

  await test.step('the audit log, open before, has it when it is opened again', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(email)
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
    await expect(entries).toHaveCount(1)
    await page.getByRole('tab', { name: 'User Management' }).click()
    await page.getByPlaceholder('Search users').fill(email)
    const asked = page.waitForRequest('**/rpc/audit/list')
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await asked
    await page.getByRole('tab', { name: 'User Management' }).click()
  })

  const { items } = await (await other.get('/api/v1/transactions')).json()
  expect(items[0]).toMatchObject({
    kind: 'grant',
    amount: 250,
    description: 'Refund for the outage',
  })
  const audited = await databaseOf(product.dataFolder, (client) =>
    client.query(`select from audit_log where details->>'email' = $1`, [email]),
  )
  expect(audited.rowCount).toBe(1)
  await other.dispose()
})

test('who is suspended is out at once and cannot sign in, until resumed', async ({
  page,
  product,
  playwright,
}) => {
  const other = await playwright.request.newContext({ baseURL: product.url })
  const email = await newAccount(other)
  await makeAdmin(product, await signUp(page))
  await page.goto('/dashboard/admin')
  await page.getByPlaceholder('Search users').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Suspend/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Suspend/ })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Spam')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('suspended')
  expect((await other.get('/api/v1/account')).status()).toBe(401)

  await test.step('the sign-in form says so', async () => {
    const context = await page.context().browser()?.newContext({ baseURL: product.url })
    const form = await context?.newPage()
    if (!context || !form) throw new Error('No other window.')
    await form.goto('/login')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(form.getByText(/^This account is suspended/)).toBeVisible()
    await context.close()
  })

  await row.getByRole('button', { name: /^Resume/ }).click()
  await expect(row).not.toContainText('suspended')
  const again = await other.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: { origin: product.url },
  })
  expect(again.status()).toBe(200)
  await other.dispose()
})
