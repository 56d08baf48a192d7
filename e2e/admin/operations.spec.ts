import { readFileSync } from 'node:fs'
import { databaseOf } from '../database-of.ts'
import { expectReadable } from '../expect-readable.ts'
import { makeAdmin } from '../make-admin.ts'
import { expect, test } from '../product.ts'
import { newAccount, signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const ARABIC = 'لماذا البحر مالح.'
/** How far left the last and the first letter of the title are drawn. */
const PLACES_OF_LETTERS = `(() => {
  const title = [...document.querySelectorAll('td bdi')].find((one) => one.textContent === '${ARABIC}')
  const letters = title.firstChild
  const left = (at) => {
    const range = document.createRange()
    range.setStart(letters, at)
    range.setEnd(letters, at + 1)
    return range.getBoundingClientRect().left
  }
  return { stop: left(letters.length - 1), first: left(0) }
})()`

const FAILED_CLIP = `
  insert into generations (workspace_id, kind, state, request, price, provider, failure, ended_at)
  select id, 'image', 'failed', '{}', 12, 'ideogram:v3-turbo', '{"code":"image-failed","values":{}}', now()
  from workspaces where personal_of = (select id from "user" where email = $1)`

const JOBS_OF_STORYBOARD = `
  with scene as (
    update scenes set image_status = 'failed', clip_status = 'processing'
    where storyboard_id = $1 and order_index = 0 returning id, storyboard_id),
  place as (
    select scene.id, scene.storyboard_id, s.workspace_id, w.personal_of
    from scene join storyboards s on s.id = scene.storyboard_id join workspaces w on w.id = s.workspace_id),
  failed as (
    insert into generations
      (workspace_id, started_by, kind, state, storyboard_id, scene_id, request, price, failure, ended_at)
    select workspace_id, personal_of, 'image', 'failed', storyboard_id, id, '{}', 12,
      '{"code":"image-failed","values":{}}', now()
    from place)
  insert into generations
    (workspace_id, started_by, kind, state, storyboard_id, scene_id, request, price, provider, handle, next_check_at)
  select workspace_id, personal_of, 'clip', 'waiting', storyboard_id, id, '{}', 0, 'kling:kling-v2-6', '{}',
    now() + interval '1 day' from place`

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

test('a title in Arabic keeps its full stop at its own end', async ({ page, product }) => {
  const email = await signUp(page)
  await makeAdmin(product, email)
  const id = await writeStoryboard(page.request)
  await databaseOf(product.dataFolder, async (client) => {
    await client.query('update storyboards set title = $2 where id = $1', [id, ARABIC])
    await client.query(JOBS_OF_STORYBOARD, [id])
  })
  await page.goto('/dashboard/admin?tab=operations')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(ARABIC)
  await expect(page.getByRole('row').getByText(ARABIC).first()).toBeVisible()
  const { stop, first } = await page.evaluate<{ stop: number; first: number }>(PLACES_OF_LETTERS)
  expect(stop, 'left of the first letter').toBeLessThan(first)
})

test('an admin stops a job and has a failed one made again', async ({
  page,
  product,
  playwright,
}) => {
  await makeAdmin(product, await signUp(page))
  const other = await playwright.request.newContext({ baseURL: product.url })
  const email = await newAccount(other)
  const id = await writeStoryboard(other)
  expect((await other.post(`/api/v1/storyboards/${id}/confirm`)).ok()).toBe(true)
  const title = (await (await other.get(`/api/v1/storyboards/${id}`)).json()).title
  // Of two scenes of theirs one clip waits at a vendor that never answers, and one image has failed.
  const person = `Jonas ${email.slice(0, 8)}`
  await databaseOf(product.dataFolder, async (client) => {
    await client.query(
      `update profiles set full_name = $2 where id = (select id from "user" where email = $1)`,
      [email, person],
    )
    await client.query(JOBS_OF_STORYBOARD, [id])
  })
  await page.goto('/dashboard/admin?tab=operations')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(person)
  const jobs = page.getByRole('row').filter({ hasText: title })
  await expect(jobs).toHaveCount(2)
  await jobs.getByRole('button', { name: 'Stop: Video, scene 1' }).click()
  const stopping = page.getByRole('alertdialog', { name: 'Stop “Video, scene 1”?' })
  await expect(stopping).toContainText('is told that an admin stopped it')
  await expectReadable(page)
  await stopping.getByRole('button', { name: 'Stop the job' }).click()
  await expect(page.getByText('Job stopped')).toBeVisible()
  await expect(jobs).toHaveCount(1)

  await jobs.getByRole('button', { name: 'Retry: Image, scene 1' }).click()
  const retrying = page.getByRole('alertdialog', { name: 'Retry “Image, scene 1”?' })
  await retrying.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Started again')).toBeVisible()
  await expect(page.getByText('Tried again', { exact: true })).toBeVisible()
  const images = async () =>
    (await (await other.get(`/api/v1/storyboards/${id}`)).json()).scenes[0].image.status
  await expect.poll(images, { timeout: 60_000 }).toBe('complete')
  const { items } = await (await other.get('/api/v1/transactions')).json()
  expect(items.filter((one: { kind: string }) => one.kind === 'spend')).toHaveLength(2)

  await page.goto('/dashboard/admin?tab=audit')
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(email)
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('had a failed job made again')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('audit-log.csv')
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('retry-job')
  expect(lines[2]).toContain('stop-job')
  await other.dispose()
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
  await test.step('who reads German reads it in German', async () => {
    const context = await page
      .context()
      .browser()
      ?.newContext({
        baseURL: product.url,
        storageState: await other.storageState(),
      })
    const german = await context?.newPage()
    if (!context || !german) throw new Error('No other window.')
    await other.patch('/api/v1/account', { data: { language: 'de' } })
    await context.addCookies([{ name: 'language', value: 'de', url: product.url }])
    await german.goto('/dashboard')
    await expect(german.getByText('Am Sonntag wird es schneller.')).toBeVisible()
    await expect(german.getByText(text)).toBeHidden()
    await context.close()
  })
  await page.getByRole('button', { name: `Take back: ${text}` }).click()
  await expect(page.getByText('over', { exact: true })).toBeVisible()
  expect(await (await other.get('/api/v1/announcements/current')).json()).toEqual([])
  await other.dispose()
})

test('an admin looks at what a user sees, who is told; the audit log knows', async ({
  page,
  product,
  playwright,
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
    const confirm = page.getByRole('button', { name: 'Confirm Storyboard' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await confirm.press('Enter')
    await expect(
      page.getByText('You only look on: nothing can be changed or spent here.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'More for scene 1', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeDisabled()
    await page.keyboard.press('Escape')
    // Every page of theirs, without a refusal of the server.
    for (const path of ['', '/storyboard', '/media', '/settings', '/profile', '/create']) {
      await page.goto(`/dashboard${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
    }
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

test('what a visitor writes is read by an admin, who marks it as answered', async ({
  page,
  product,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  const text = `Why is my account closed?\n\n${'I have read every word of the terms. '.repeat(30)}`
  const message = { kind: 'contact', name: 'Tomás Ruiz', email, topic: 'Credits & more', text }
  expect((await page.request.post('/api/v1/messages', { data: message })).ok()).toBe(true)
  await makeAdmin(product, await signUp(page))
  await page.goto('/dashboard/admin?tab=operations')
  const panel = page.getByRole('region', { name: 'Messages', exact: true })
  const row = panel.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Why is my account closed?')
  const link = row.getByRole('link', { name: email })
  await expect(link).toHaveAttribute('href', `mailto:${email}?subject=Re%3A%20Credits%20%26%20more`)
  await row.getByRole('button', { name: 'Show all of it' }).click()
  await expect(row.getByRole('button', { name: 'Show less' })).toBeVisible()
  await row.getByRole('button', { name: 'Mark as answered: Tomás Ruiz' }).click()
  await expect(row).toBeHidden()
  await expect(panel.getByRole('heading', { name: 'Messages' })).toBeFocused()
  await panel.getByRole('button', { name: 'Answered', exact: true }).click()
  await row.getByRole('button', { name: 'Not answered yet: Tomás Ruiz' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByText('noted that a message was answered').first()).toBeVisible()
})
