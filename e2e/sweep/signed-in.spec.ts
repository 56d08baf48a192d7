import { randomUUID } from 'node:crypto'
import { expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { makeAdmin } from '../make-admin.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect } from '../product.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { newAccount } from '../sign-up.ts'
import { saltySea } from '../write-storyboard.ts'
import { expectWhole } from './expect-whole.ts'
import { test } from './stock.ts'

const SCREENS = [
  '',
  '/create',
  '/media',
  '/storyboard',
  '/history',
  '/profile',
  '/settings',
  '/billing',
  '/admin',
  '/connect',
  '/no-such-page',
]

/** Thirty looks at a page take a while where others are at work. */
test.describe.configure({ timeout: 300_000 })

for (const screen of SCREENS) {
  test(`anyone can read /dashboard${screen}`, async ({ page }) => {
    await page.goto(`/dashboard${screen}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectReadable(page)
  })
}

test('anyone can read that a storyboard is not there', async ({ page, complaints }) => {
  await page.goto(`/dashboard/editor/${randomUUID()}`)
  await expect(page.getByText('Storyboard not found')).toBeVisible()
  await expectReadable(page)
  takeNotedRefusals(complaints)
})

test('anyone can read the screens of an account that has nothing yet', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await newAccount(page.request)
  for (const [screen, said] of [
    ['', "You haven't created any storyboards yet"],
    ['/storyboard', 'No storyboards yet'],
    ['/media', 'No media yet'],
  ] as const) {
    await page.goto(`/dashboard${screen}`)
    await expect(page.getByText(said)).toBeVisible()
    await expectReadable(page)
  }
})

test('anyone can read the create form: filled and refused, with each beginning', async ({
  page,
}) => {
  await fillIdea(page)
  await expectReadable(page)
  await page.getByLabel('Video Idea').fill('Short')
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page.getByText('Idea must be at least 10 characters')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('radio', { name: /Points/ }).check()
  await page.getByLabel('What is it?').fill('A class in watercolours for people who never painted')
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page.getByText('Fill in every line')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('radio', { name: /My own script/ }).check()
  await page.getByLabel('Script', { exact: true }).fill(saltySea(30))
  await expect(page.getByText('Choose a longer video or write less.')).toBeVisible()
  await expectReadable(page)
})

test('anyone can read the list: with nothing found, and asked before a deletion', async ({
  page,
}) => {
  await page.goto('/dashboard/storyboard')
  const search = page.getByPlaceholder('Search storyboards...')
  await search.fill('nothing is called this')
  await expect(page.getByText('No matching storyboards')).toBeVisible()
  await expectReadable(page)
  await search.fill('')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
})

for (const [path, opener] of [
  ['/dashboard/billing', 'Purchase Credits'],
  ['/dashboard/media', 'Upload Media'],
  ['/dashboard/profile', 'Change password'],
  ['/dashboard/profile', 'Change e-mail'],
  ['/dashboard/settings', 'Delete account'],
] as const) {
  test(`anyone can read what "${opener}" opens`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await expectReadable(page)
    await expectWholeWords(page)
  })
}

test('anyone can read where an admin connects models', async ({ page, context, product }) => {
  await context.clearCookies()
  await makeAdmin(product, await newAccount(page.request))
  const shown = {
    '': page.getByText('Connect a model'),
    '/admin?tab=models': page.getByRole('heading', { name: 'Built-in studio' }),
    '/admin': page.getByRole('button', { name: /^Add credits to/ }).first(),
    '/connect': page.getByRole('heading', { name: 'Who makes what today' }),
  }
  for (const [screen, part] of Object.entries(shown)) {
    await page.goto(`/dashboard${screen}`)
    await expect(part).toBeVisible()
    await expectReadable(page)
    await expectWholeWords(page)
  }
})

test('anyone can read what is asked of visitors of the dashboard', async ({ page, context }) => {
  await context.clearCookies()
  for (const screen of ['/storyboard', '/media']) {
    await page.goto(`/dashboard${screen}`)
    await expect(page.getByRole('heading', { name: /^Sign in to view/ })).toBeVisible()
    await expectReadable(page)
  }
})

test('anyone can read that the session has ended', async ({ page, context, complaints }) => {
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectReadable(page)
  takeNotedRefusals(complaints)
})

// The longest words, and lines that break without spaces.
for (const language of ['de', 'ja']) {
  test(`create and editor in ${language} have their words, whole and inside the window`, async ({
    page,
    stock,
  }) => {
    const speak = (data: { language: string }) => page.request.patch('/api/v1/account', { data })
    expect((await speak({ language })).ok()).toBe(true)
    await page.goto('/dashboard/create')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectWhole(page)
    for (const id of [stock.draft, stock.processing, stock.complete]) {
      await page.goto(`/dashboard/editor/${id}`)
      for (let index = 0; index < 5; index++) {
        await page.getByRole('tab').nth(index).click()
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await expectWhole(page)
      }
    }
    await speak({ language: 'en' })
  })
}
