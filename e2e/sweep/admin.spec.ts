import { expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { makeAdmin } from '../make-admin.ts'
import { expect, test } from '../product.ts'
import { newAccount } from '../sign-up.ts'

test('anyone can read what an admin looks after, tab by tab', async ({
  page,
  product,
  playwright,
}) => {
  // First: the first account of an installation is an admin.
  await makeAdmin(product, await newAccount(page.request))
  const other = await playwright.request.newContext({ baseURL: product.url })
  const email = await newAccount(other)
  const news = { kind: 'warning', texts: { en: 'We move to faster machines on Sunday.' } }
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const said = await page.request.post('/api/v1/announcements', { data: { ...news, endsAt } })
  expect(said.ok()).toBe(true)
  const message = {
    kind: 'feedback',
    name: 'Tomás Ruiz',
    email: `${'a-long-address-'.repeat(4)}@example.com`,
    topic: 'Idea',
    text: `Good morning!\n\n${'A longer message, to be folded. '.repeat(30)}`,
  }
  expect((await page.request.post('/api/v1/messages', { data: message })).ok()).toBe(true)
  const shown = {
    showcase: page.getByRole('button', { name: 'Upload video' }),
    operations: page.getByRole('button', { name: 'Mark as answered: Tomás Ruiz' }).first(),
    announcements: page.getByRole('button', { name: /^Take back:/ }),
    audit: page.getByText('announced something').first(),
  }
  for (const [tab, part] of Object.entries(shown)) {
    await page.goto(`/dashboard/admin?tab=${tab}`)
    await expect(part).toBeVisible()
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
    await expectReadable(page)
    await expectWholeWords(page)
  }
  const { id } = await (
    await page.request.post(`/api/v1/announcements/${(await said.json()).id}/end`)
  ).json()
  expect(id).toBeTruthy()

  await page.goto('/dashboard/admin?tab=showcase')
  await page.getByRole('button', { name: 'Upload video' }).click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/admin')
  await page.getByPlaceholder('Search users').fill(email)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Support view of/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectReadable(page)
  await dialog.getByLabel('Reason').fill('A clip is missing')
  await dialog.getByRole('button', { name: 'Open the view' }).click()
  await expect(page.getByText('You see what Ada Example sees')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await other.dispose()
})
