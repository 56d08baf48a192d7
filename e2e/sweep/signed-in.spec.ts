import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectInside, expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { makeAdmin } from '../make-admin.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect } from '../product.ts'
import { newAccount } from '../sign-up.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { setCredits } from '../create/set-credits.ts'
import { saltySea, writeStoryboard } from '../write-storyboard.ts'
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

const TABS = ['Storyboard', 'Voice', 'Image', 'Video', 'Export']

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

for (const status of ['draft', 'processing', 'complete'] as const) {
  test(`anyone can read the editor of a ${status} storyboard in every tab`, async ({
    page,
    stock,
  }) => {
    await page.goto(`/dashboard/editor/${stock[status]}`)
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expectReadable(page)
    }
  })
}

test('anyone can read the scenes as a list', async ({ page, stock }) => {
  await page.goto(`/dashboard/editor/${stock.processing}?tab=storyboard`)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('checkbox', { name: 'Choose scene 1', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  await expectReadable(page)
})

test('anyone can read what the bars of the editor fold away on a phone', async ({
  page,
  stock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/editor/${stock.processing}?tab=storyboard&view=grid`)
  await page.getByRole('button', { name: 'Image style and look' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Download all' })).toBeVisible()
  await expectReadable(page)
})

test('anyone can read one scene large, and what asks to reopen it', async ({ page, stock }) => {
  for (const id of [stock.draft, stock.processing, stock.complete]) {
    await page.goto(`/dashboard/editor/${id}?tab=storyboard&view=scene`)
    await expect(page.getByRole('article', { name: /^Scene 1/ })).toBeVisible()
    await expectReadable(page)
    await expectWhole(page)
  }
  await page.getByRole('button', { name: /^Edit voice-over/ }).click()
  await expectReadableDialog(page)
})

test('anyone can read the ways out when credits do not suffice', async ({
  page,
  context,
  product,
  complaints,
}) => {
  await context.clearCookies()
  const email = await newAccount(page.request)
  const id = await writeStoryboard(page.request)
  await page.request.post(`/api/v1/storyboards/${id}/confirm`)
  await setCredits(product, email, 20)
  await page.goto(`/dashboard/editor/${id}?tab=storyboard`)
  await page.getByRole('button', { name: /^Make what is missing/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Not enough credits' })
  await expect(dialog.getByRole('radio')).not.toHaveCount(0)
  await expectWhole(page)
  await expectReadableDialog(page)
  takeNotedRefusals(complaints)
})

test('anyone can read what opens over a draft', async ({ page, stock }) => {
  await page.goto(`/dashboard/editor/${stock.draft}?tab=storyboard`)
  await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toBeFocused()
  await expectReadable(page)
  await choose(page, 'Split ...')
  await expectReadableDialog(page)
  await choose(page, 'Upload image ...')
  await expectReadableDialog(page)
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await expectReadableDialog(page)
})

test('anyone can read what opens over a production', async ({ page, stock }) => {
  await page.goto(`/dashboard/editor/${stock.processing}?tab=storyboard`)
  await page.getByRole('button', { name: /^Image of scene 1:/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Image of scene 1:/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'My Media' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectReadableDialog(page)
  await choose(page, 'Takes')
  await expectReadableDialog(page)
  await page.getByRole('button', { name: 'What will be made' }).click()
  await expectReadableDialog(page)
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await expectReadableDialog(page)
  await page.getByRole('tab', { name: 'Voice' }).click()
  await page.getByRole('button', { name: 'Regenerate All Voices' }).click()
  await expectReadableDialog(page)
  await page
    .getByRole('button', { name: /^Voice/ })
    .first()
    .click()
  await expectReadableDialog(page)
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

async function expectReadableDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for scene 1', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await expectInside(page, [width])
    await expectWholeWords(page)
  }
}
