import type { Page } from '@playwright/test'
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
  await page.getByRole('button', { name: `Open ${await titleInUse(page)}` }).click()
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

/** Others make pictures here at the same time, which nothing may use. */
async function titleInUse(page: Page): Promise<string> {
  const { items } = await (await page.request.get('/api/v1/media?type=image&limit=60')).json()
  const titles = items.map(({ title }: { title: string }) => title)
  for (const { id, title } of items) {
    const uses = await (await page.request.get(`/api/v1/media/${id}/uses`)).json()
    const isAlone = titles.indexOf(title) === titles.lastIndexOf(title)
    if (isAlone && uses.some(({ isInUse }: { isInUse: boolean }) => isInUse)) return title
  }
  throw new Error('No picture is in use.')
}
