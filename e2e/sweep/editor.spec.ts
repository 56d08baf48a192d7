import type { Page } from '@playwright/test'
import { setCredits } from '../create/set-credits.ts'
import { expectReadable } from '../expect-readable.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect } from '../product.ts'
import { newAccount } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { expectWhole } from './expect-whole.ts'
import { test } from './stock.ts'

/** Thirty looks at a page take a while where others are at work. */
test.describe.configure({ timeout: 300_000 })

const TABS = ['Storyboard', 'Voice', 'Image', 'Video', 'Export']

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
