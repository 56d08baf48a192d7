import type { Page } from '@playwright/test'
import { colourOf } from '../colour-of.ts'
import { expect, test } from '../product.ts'
import { PASSWORD, signUp } from '../sign-up.ts'
import { fillList } from './fill-list.ts'

const LIST = '/dashboard/storyboard'
const cards = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search storyboards' })
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' })
const shown = (page: Page) => page.locator('.toolbar').getByRole('status')

test('the list is searched and filtered in the address, and the back button takes it back', async ({
  page,
  product,
}) => {
  const email = await signUp(page, LIST)
  await expect(page.getByRole('heading', { name: 'Storyboards', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No storyboards yet' })).toBeVisible()
  const create = page.getByRole('main').getByRole('link', { name: 'Create Storyboard' })
  await expect(create).toHaveAttribute('href', '/dashboard/create')
  const another = page.getByRole('link', { name: 'New Storyboard', exact: true })
  await expect(another).toHaveAttribute('href', '/dashboard/create')

  await fillList(product, email, 60)
  await page.reload()
  await expect(shown(page)).toHaveText('24 of 60')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Storyboards' })).toContainText('60')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(shown(page)).toHaveText('48 of 60')
  await expect(cards(page)).toHaveCount(48)

  await expect(search(page)).toHaveAttribute('placeholder', 'Search storyboards...')
  await search(page).fill('FILM 15')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${LIST}?search=FILM+15`)
  await search(page).fill('film 1')
  await expect(shown(page)).toHaveText('15 of 15')

  await expect(status(page).getByRole('option')).toHaveText([
    'All Storyboards',
    'Drafts',
    'Processing',
    'Completed',
  ])
  await status(page).selectOption('Drafts')
  await expect(page).toHaveURL(`${LIST}?search=film+1&status=draft`)
  await expect(cards(page).getByRole('heading')).toHaveText(['Film 10'])
  await status(page).selectOption('Processing')
  await search(page).fill('zebra')
  await expect(page.getByRole('heading', { name: 'No matching storyboards' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?search=film+1&status=draft`)
  await expect(search(page)).toHaveValue('film 1')
  await expect(status(page)).toHaveValue('draft')
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(['Film 10'])
  await page.goBack()
  await expect(shown(page)).toHaveText('15 of 15')
  await page.goBack()
  await expect(search(page)).toHaveValue('')
  await expect(status(page)).toHaveValue('all')
})

test('six skeletons stand while the list is loaded, then each card says all there is to know', async ({
  page,
  product,
}) => {
  await fillList(product, await signUp(page), 10)
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/storyboard/list', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto(LIST)
  await expect(page.locator('.cards[aria-busy=true] > [aria-hidden=true]')).toHaveCount(6)
  answer.resolve()
  await expect(cards(page)).toHaveCount(10)

  const expected = {
    'Film 1': { badge: 'Processing', tone: 'info', colour: 'blue', action: 'View' },
    'Film 2': { badge: 'Complete', tone: 'success', colour: 'green', action: 'View' },
    'Film 10': { badge: 'Draft', tone: 'draft', colour: 'grey', action: 'Edit' },
  }
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date())
  for (const [title, { badge, tone, colour, action }] of Object.entries(expected)) {
    const card = cards(page).filter({
      has: page.getByRole('heading', { name: title, exact: true }),
    })
    const state = card.getByText(badge, { exact: true })
    await expect(state).toHaveAttribute('data-tone', tone)
    expect(await colourOf(state)).toBe(colour)
    await expect(card).toContainText('9:16')
    await expect(card).toContainText('2 scenes, 60 s')
    await expect(card).toContainText(today)
    await expect(card.locator('.body p')).not.toBeEmpty()
    const link = card.getByRole('link', { name: `${action} ${title}` })
    await expect(link).toHaveAttribute('href', /^\/dashboard\/editor\/[0-9a-f-]{36}$/)
    await expect(card.getByRole('button', { name: `Delete ${title}`, exact: true })).toBeVisible()
  }
})

test('a storyboard is deleted only after a clear question, and a failure is told', async ({
  page,
  product,
  complaints,
}) => {
  await fillList(product, await signUp(page), 3)
  await page.goto(LIST)
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  const ask = () => page.getByRole('button', { name: 'Delete Film 2' }).click()
  await ask()
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete your storyboard and all its scenes.',
  )
  await expect(question).toContainText('Film 2')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(cards(page)).toHaveCount(3)

  await page.route('**/rpc/storyboard/delete', (route) => route.abort())
  await ask()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete storyboard')).toBeVisible()
  await page.unroute('**/rpc/storyboard/delete')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The second click of a double click asks for nothing more.
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(page.getByText('Storyboard deleted successfully')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(['Film 1', 'Film 3'])
  expect(asked.filter((path) => path === '/rpc/storyboard/delete')).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(shown(page)).toHaveText('2 of 2')
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'Storyboards' }),
  ).toHaveText(/2$/)
  // The browser notes the request that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('a visitor is asked to sign in, and comes back to the list as it was asked for', async ({
  page,
  context,
}) => {
  const email = await signUp(page)
  await context.clearCookies()
  await page.goto('/dashboard/media')
  await expect(page.getByRole('heading', { name: 'Sign in to view your media' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await page.goto(`${LIST}?status=draft`)
  await expect(
    page.getByRole('heading', { name: 'Sign in to view your storyboards' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${LIST}?status=draft`)
  await expect(page.getByRole('heading', { name: 'No matching storyboards' })).toBeVisible()
})
