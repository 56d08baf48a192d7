import { colourOf } from '../colour-of.ts'
import { databaseOf } from '../database-of.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

/** The oldest of them is created last: what counts is the last change. */
const FOUR_STORYBOARDS = `
  insert into storyboards (id, workspace_id, idea, title, description, total_duration, style, target_audience,
    aspect_ratio, language, voice_id, status, updated_at, created_at)
  select gen_random_uuid(), workspaces.id, 'An idea', title, '', 15000, 'Storytelling', 'Children',
    '9/16', 'en', 'en-rachel', status, now() - minutes * interval '1 minute',
    now() - (10 - minutes) * interval '1 minute'
  from workspaces join "user" on "user".id = personal_of, (values ('Newest', 'complete', 1), ('Second', 'processing', 2), ('Third', 'draft', 3),
    ('Oldest', 'complete', 4)) as made (title, status, minutes)
  where email = $1`

const GREETINGS = {
  '2026-11-21T00:00:00': 'Good morning, Ada',
  '2026-11-21T11:59:59': 'Good morning, Ada',
  '2026-11-21T12:00:00': 'Good afternoon, Ada',
  '2026-11-21T17:59:59': 'Good afternoon, Ada',
  '2026-11-21T18:00:00': 'Good evening, Ada',
}

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Asia/Ho_Chi_Minh' })

  test("the greeting follows the user's own clock", async ({ page }) => {
    await signUp(page)
    for (const [localTime, greeting] of Object.entries(GREETINGS)) {
      await page.clock.setFixedTime(new Date(`${localTime}+07:00`))
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
    }
    await expect(page.getByText("Here's an overview of your projects and activity")).toBeVisible()
  })
})

test('an account without storyboards is led to its first', async ({ page }) => {
  await signUp(page)
  for (const name of ['Total Storyboards', 'Completed', 'In Progress']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByText("You haven't created any storyboards yet")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Storyboard' })).toHaveAttribute(
    'href',
    '/dashboard/create',
  )

  for (const name of ['Create New Content', 'Quick Links']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const links = page.getByRole('main').getByRole('link')
  for (const [name, address] of Object.entries({
    'Create New Storyboard': '/dashboard/create',
    'My Media': '/dashboard/media',
    'All Storyboards': '/dashboard/storyboard',
    'Account Settings': '/dashboard/settings',
  })) {
    await expect(links.filter({ hasText: name }).first()).toHaveAttribute('href', address)
  }
})

test('media can be uploaded from here', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Upload Media' }).click()
  await expect(page.getByRole('dialog', { name: 'Upload Media' })).toBeVisible()
})

test('scheduling says that it is not there yet', async ({ page }) => {
  await signUp(page)
  const schedule = page.getByRole('button', { name: 'Schedule Content' })
  await expect(schedule).toBeDisabled()
  await schedule.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Scheduling is not available yet')
})

test('the newest storyboards are listed with status, day and a way into the editor', async ({
  page,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/dashboard')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Status', 'Created', 'Action'])
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText(title)
  await expect(row).toContainText('Draft')
  await expect(row).toContainText(today())
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', editor)
  await expect(page.getByRole('link', { name: 'View All Storyboards' })).toHaveAttribute(
    'href',
    '/dashboard/storyboard',
  )
})

test('the three last changed are listed, each status has its colour, and all are counted', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await databaseOf(product.dataFolder, (client) => client.query(FOUR_STORYBOARDS, [email]))
  await page.reload()
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(rows).toContainText([/Newest.*Complete/s, /Second.*Processing/s, /Third.*Draft/s])
  const badges = rows.locator('.badge[data-tone]')
  for (const [index, [tone, colour]] of [
    ['success', 'green'],
    ['info', 'blue'],
    ['draft', 'grey'],
  ].entries()) {
    await expect(badges.nth(index)).toHaveAttribute('data-tone', String(tone))
    expect(await colourOf(badges.nth(index))).toBe(colour)
  }
  const numbers = page.locator('.stats dd:not(.of)')
  await expect(numbers).toHaveText(['4', '2', /^1/])
})

test('three skeleton rows stand while storyboards are loaded', async ({ page }) => {
  await signUp(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/storyboard/list', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent Storyboards' })
  await expect(recent).toHaveAttribute('aria-busy', 'true')
  await expect(recent.locator('tbody tr')).toHaveCount(3)
  answer.resolve()
  await expect(page.getByText("You haven't created any storyboards yet")).toBeVisible()
})

function today(): string {
  return new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date())
}

test('nothing is said of a price that is not known', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/studio/get', async (route) => {
    await answer.promise
    await route.continue()
  })
  await signUp(page)
  await expect(page.getByRole('link', { name: 'Create New Storyboard' })).toBeVisible()
  await expect(page.getByText('Start from one line of text')).toBeHidden()
  answer.resolve()
  await expect(page.getByText('The storyboard costs 10 credits')).toBeVisible()
})

test('numbers that could not be read are none, under their names', async ({ page, complaints }) => {
  await page.route('**/rpc/storyboard/count', (route) => route.abort())
  await signUp(page)
  const cards = page.locator('dl').filter({ hasText: 'Total Storyboards' })
  await expect(cards).toHaveText(/Total Storyboards–Completed–In Progress–/)
  // The browser notes each request that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})
