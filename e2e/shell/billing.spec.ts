import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { databaseOf } from '../database-of.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { stopTime } from './stop-time.ts'

const MONTHLY = ['$9', '$29', '$99']
const ANNUAL = ['$7.20', '$23.20', '$79.20']
const BY_THE_YEAR = ['$86.40', '$278.40', '$950.40']
/** Twelve voices and a gift that pays for them, as the product books them. */
const TWELVE_MOVEMENTS = `
  with own as (select w.id from workspaces w join "user" u on u.id = w.personal_of where u.email = $1)
  insert into transactions (workspace_id, kind, description, amount, cause, created_at)
  select own.id, kind, description, amount, cause || ':' || gen_random_uuid(),
    now() + place * interval '1 second'
  from own, (select 'spend' as kind, 'hold' as cause, -5 as amount, place,
      'Generated voice for scene ' || place as description from generate_series(1, 12) place
    union all select 'grant', 'grant', 60, 13, 'Thank you') made`
const GIFT_OF_LAST_YEAR = `
  insert into transactions (workspace_id, kind, description, amount, cause, created_at)
  select w.id, 'grant', 'Thank you', 60, 'grant:' || gen_random_uuid(), '2025-03-31 23:59:59Z'
  from workspaces w join "user" u on u.id = w.personal_of where u.email = $1`
const CREDITS = ['850 credits', '2,800 credits', '10,500 credits']
const WORTH = [
  'about 7 one-minute videos from stills, or 1 fully animated',
  'about 25 one-minute videos from stills, or 3 fully animated',
  'about 93 one-minute videos from stills, or 12 fully animated',
]

test('the packages have the prices of the month and of the year', async ({ page }) => {
  await signUp(page, '/dashboard/billing')
  const plans = page.getByRole('region', { name: 'Plans' })
  const rows = plans.locator('label')
  await expect(rows).toHaveCount(3)
  for (const [index, price] of MONTHLY.entries()) {
    await expect(rows.nth(index)).toContainText(`${price} / month`)
    await expect(rows.nth(index)).toContainText(`${CREDITS[index]}, ${WORTH[index]}`)
  }
  await plans.getByRole('button', { name: 'Annual' }).click()
  for (const [index, price] of ANNUAL.entries()) {
    await expect(rows.nth(index)).toContainText(`${price} / month`)
    await expect(rows.nth(index)).toContainText(`${BY_THE_YEAR[index]} billed yearly`)
  }
})

test('the dialog selects the popular package, and keeps its name in the other period', async ({
  page,
}) => {
  await signUp(page, '/dashboard/billing')
  const opener = page.getByRole('button', { name: 'Purchase Credits' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('radio', { name: /^Medium/ })).toBeChecked()
  await expect(dialog).toContainText('Most popular')
  await dialog.getByRole('radio', { name: /^Premium/ }).check()
  await expect(dialog.getByText('$99.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annual' }).click()
  await expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await expect(dialog.getByText('Premium, annual')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what keeps the ways to pay from being known is said, with a retry', async ({
  page,
  complaints,
}) => {
  await signUp(page, '/dashboard/billing')
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/purchase/options', async (route) => {
    await answer.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog).toContainText('Loading payment options')
  answer.resolve()
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to load payment configuration. Please try again later.',
  )
  await expect(dialog).toContainText('Network error when fetching payment configuration')
  await page.route('**/rpc/purchase/options', (route) => route.fulfill({ status: 500 }))
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog).toContainText('Failed to get payment configuration')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog).toContainText('Test mode: no money moves')
  // The browser notes what failed.
  expect(complaints.splice(0)).not.toEqual([])
})

test('the last ten movements are read again on demand, gains in green and spendings in red', async ({
  page,
  product,
  complaints,
}) => {
  const email = await signUp(page)
  await databaseOf(product.dataFolder, (client) => client.query(TWELVE_MOVEMENTS, [email]))
  await page.goto('/dashboard/billing')
  const moves = page.getByRole('region', { name: 'Recent Transactions' })
  const rows = moves.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(0)).toContainText('Thank you')
  await expect(rows.nth(0)).toContainText('+60')
  await expect(rows.nth(0).locator('.amount')).toHaveCSS('color', await colourOf(page, 'success'))
  await expect(rows.nth(1)).toContainText('Generated voice for storyboard')
  await expect(rows.nth(1)).toContainText('−5')
  await expect(rows.nth(1).locator('.amount')).toHaveCSS('color', await colourOf(page, 'danger'))
  await moves.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Transactions refreshed')).toBeVisible()
  await moves.getByRole('button', { name: 'Show earlier ones' }).click()
  await expect(rows).toHaveCount(14)

  await page.route('**/rpc/transaction/list', (route) => route.abort())
  await moves.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Failed to refresh transactions')).toBeVisible()
  await expect(rows).toHaveCount(14)
  // The browser notes each request that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('the history is filtered by kind, month and storyboard, and saved in the words of the screen', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  const id = await writeStoryboard(page.request)
  await databaseOf(product.dataFolder, (client) => client.query(GIFT_OF_LAST_YEAR, [email]))
  const { title } = await (await page.request.get(`/api/v1/storyboards/${id}`)).json()
  await page.goto('/dashboard/billing')
  const moves = page.getByRole('region', { name: 'Recent Transactions' })
  const rows = moves.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await moves.getByLabel('Month').fill('2025-03')
  await expect(rows).toHaveText([/Thank you.*\+60/])
  await moves.getByLabel('Kind').selectOption('Spent')
  await expect(moves.getByText('No matching transactions')).toBeVisible()
  await moves.getByLabel('Month').fill('')
  await expect(rows).toHaveText([/Created storyboard.*−10/])
  await moves.getByLabel('Kind').selectOption('Every kind')
  await moves.getByLabel('Storyboard').selectOption(title)
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/dashboard/editor/${id}`,
  )
  await moves.getByLabel('Storyboard').selectOption('Every storyboard')
  await expect(rows).toHaveCount(3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    moves.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFDate,Kind,Description,Storyboard,Credits')
  expect(lines.slice(1, 4).map((line) => line.slice(line.indexOf(',')))).toEqual([
    expect.stringMatching(/^,Spent,Created storyboard,.+,-10$/),
    ',Free credits,Free credits,,100',
    ',Granted,Thank you,,60',
  ])
})

test('where nothing can be bought the dialog says so; where it is tried out no money moves', async ({
  page,
}) => {
  await signUp(page, '/dashboard/billing')
  const nothing = JSON.stringify({ json: { paypal: null, stripe: false, test: false } })
  await page.route('**/rpc/purchase/options', (route) =>
    route.fulfill({ contentType: 'application/json', body: nothing }),
  )
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to load payment configuration. Please try again later.',
  )
  await expect(dialog.getByRole('alert')).toContainText('Purchasing is not configured')
  await expectReadable(page)
  await page.unroute('**/rpc/purchase/options')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog).toContainText('Test mode: no money moves')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Complete the test purchase' }).click()
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2,900 Credits', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Receipt' }).click()
  await expect(page.getByRole('dialog', { name: /^Receipt / })).toContainText('$29.00')
  await expectReadable(page)
})

test('going on from the price list takes the selected package into the dialog', async ({
  page,
}) => {
  await signUp(page, '/dashboard/billing')
  const plans = page.getByRole('region', { name: 'Plans' })
  await plans.getByRole('button', { name: 'Annual' }).click()
  await plans.getByRole('radio', { name: /^Basic/ }).check()
  await plans.getByRole('button', { name: 'Continue to payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('button', { name: 'Annual' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog.getByRole('radio', { name: /^Basic/ })).toBeChecked()
  await expect(dialog.getByText('$86.40', { exact: true })).toBeVisible()
})

test('a message is shown above an open dialog, and can be closed there', async ({ page }) => {
  await stopTime(page, '/dashboard/billing')
  const balance = page.getByRole('region', { name: 'Credit balance' })
  await balance.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.clock.runFor(100)
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  await page.clock.runFor(100)
  await expect(page.getByRole('dialog')).toBeVisible()
  const message = page.getByRole('status').filter({ hasText: 'Refreshing credits...' })
  await message.getByRole('button', { name: 'Close' }).click()
  await page.clock.resume()
  await expect(message).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what credits are held for is seen as it comes and goes, and then in its month', async ({
  page,
}) => {
  await signUp(page, '/dashboard/billing')
  const months = page.getByRole('region', { name: 'Credits by month' })
  await expect(months.getByRole('row')).toHaveCount(13)
  await months.getByRole('button', { name: 'Received' }).click()
  await expect(months.getByRole('row').last()).toContainText('100')
  for (const prompt of ['A lighthouse', 'A red apple', 'A snowy house', 'A boat', 'A harbour']) {
    await page.request.post('/api/v1/media/images', { data: { prompt } })
  }
  const balance = page.getByRole('region', { name: 'Credit balance' })
  await expect(balance.getByText('On hold for work under way')).toBeVisible()
  await expect(balance.getByText(/^\d images?$/)).toBeVisible()
  await expect(balance.getByText('On hold for work under way')).toBeHidden({ timeout: 60_000 })
  await months.getByRole('button', { name: 'Spent' }).click()
  await expect(months.getByRole('row').last()).toContainText('60')
  await expectReadable(page)
})

/** A colour of the theme as the browser tells it. */
async function colourOf(page: Page, name: 'success' | 'danger'): Promise<string> {
  return await page.evaluate<string>(`(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--${name})'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })()`)
}
