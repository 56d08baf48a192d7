import { expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { expect } from '../product.ts'
import { test } from './stock.ts'

/** Thirty looks at a page take a while where others are at work. */
test.describe.configure({ timeout: 300_000 })

test('anyone can read the library: chosen items, one of them large, its tags, and where it goes', async ({
  page,
}) => {
  await page.goto('/dashboard/media')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expectReadable(page)
  await expectWholeWords(page)
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await page.getByLabel('New tag').fill('Holiday')
  await page.getByLabel('New tag').press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Holiday' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Used in')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Use in a scene' }).click()
  await expect(page.getByLabel('Scene', { exact: true })).not.toBeEmpty()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
})
