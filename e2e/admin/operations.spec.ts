import { databaseOf } from '../database-of.ts'
import { makeAdmin } from '../make-admin.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { newAccount, signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const FAILED_CLIP = `
  insert into generations (workspace_id, kind, state, request, price, provider, failure, ended_at)
  select id, 'image', 'failed', '{}', 12, 'ideogram:v3-turbo', '{"code":"image-failed","values":{}}', now()
  from workspaces where personal_of = (select id from "user" where email = $1)`

test('an admin sees what failed and what became of its credits, and finds it', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await makeAdmin(product, email)
  await databaseOf(product.dataFolder, (client) => client.query(FAILED_CLIP, [email]))
  await page.goto('/dashboard/admin')
  await page.getByRole('tab', { name: 'Operations' }).click()
  await expect(page.getByText(/^Live, /)).toBeVisible()
  await expect(page.getByText('last 24 hours', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^failed/ }).click()
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('ideogram')
  const row = page.getByRole('row').filter({ hasText: 'Ideogram v3-turbo' }).first()
  await expect(row).toContainText('Not charged')
  await page.getByRole('button', { name: '1 h', exact: true }).click()
  await expect(page.getByText('last hour', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Last backup')).toBeVisible()
})

test('an admin announces something, which people read and put away', async ({
  page,
  product,
  playwright,
}) => {
  const text = 'We move to faster machines on Sunday.'
  await makeAdmin(product, await signUp(page))
  await page.goto('/dashboard/admin?tab=announcements')
  await page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(page.getByText(/^Write the announcement in English/)).toBeVisible()
  await page.getByLabel('Announcement', { exact: true }).fill(text)
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await page.getByLabel('Announcement', { exact: true }).fill('Am Sonntag wird es schneller.')
  await page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(page.getByText('Announced to everybody')).toBeVisible()

  const banner = page.getByRole('region', { name: 'Announcements' })
  await expect(banner).toContainText(text)
  await banner.getByRole('button', { name: 'Dismiss the announcement' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByText('Announced', { exact: true })).toBeVisible()
  await expect(banner).toBeHidden()

  const other = await playwright.request.newContext({ baseURL: product.url })
  await newAccount(other)
  const seen = await (await other.get('/api/v1/announcements/current')).json()
  expect(seen).toMatchObject([{ texts: { en: text, de: 'Am Sonntag wird es schneller.' } }])
  await page.getByRole('button', { name: `Take back: ${text}` }).click()
  await expect(page.getByText('over', { exact: true })).toBeVisible()
  expect(await (await other.get('/api/v1/announcements/current')).json()).toEqual([])
  await other.dispose()
})

test('an admin looks at what a user sees, who is told; the audit log knows', async ({
  page,
  product,
  playwright,
  complaints,
}) => {
  // First: the first account of an installation is an admin.
  await makeAdmin(product, await signUp(page))
  const other = await playwright.request.newContext({ baseURL: product.url })
  const email = await newAccount(other)
  const id = await writeStoryboard(other)
  await page.goto('/dashboard/admin')
  await page.getByPlaceholder('Search users').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Support view of/ }).click()
  const dialog = page.getByRole('dialog', { name: /^See what/ })
  await dialog.getByRole('button', { name: 'Open the view' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Ticket 41, a clip is missing')
  await dialog.getByRole('button', { name: 'Open the view' }).click()

  await test.step('their storyboards, media and billing, to read only', async () => {
    await expect(page.getByText('You see what Ada Example sees')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden()
    await page.goto('/dashboard/billing')
    await expect(page.getByText('Nothing can be changed or spent here.')).toBeVisible()
    await page.goto(`/dashboard/editor/${id}?tab=storyboard`)
    const refused = page.waitForResponse((answer) => answer.url().includes('storyboard/confirm'))
    await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
    expect((await refused).status()).toBe(403)
    await expect(page.getByText('Failed to confirm storyboard')).toBeVisible()
    takeNotedRefusals(complaints)
  })
  const told = await (await other.get('/api/v1/notifications')).json()
  expect(told.items[0].facts).toEqual({
    kind: 'support-view',
    reason: 'Ticket 41, a clip is missing',
  })
  expect(await (await other.get(`/api/v1/storyboards/${id}`)).json()).toMatchObject({
    status: 'draft',
  })

  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('ticket 41')
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('looked at an account')
  await other.dispose()
})

test('a change of a price stands in its history with who, from what and to what', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await makeAdmin(product, email)
  const change = { kind: 'image', model: 'ideogram:v3-quality', credits: 31 }
  for (const credits of [31, 29]) {
    const answer = await page.request.post('/api/v1/models/price', { data: { ...change, credits } })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/dashboard/admin?tab=models')
  const entry = page
    .getByRole('region', { name: 'Changes of prices' })
    .getByRole('listitem')
    .first()
  await expect(entry).toContainText('Ideogram v3-quality')
  await expect(entry).toContainText('31 → 29')
  await expect(entry).toContainText('Ada Example')
})
