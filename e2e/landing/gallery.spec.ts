import { expect, test } from '../product.ts'
import { showcaseOf } from './showcase-list.ts'

test('the gallery filters, and shows one, two or three at a time', async ({ page }) => {
  await showcaseOf(page, ['Keepers of the light', 'From bean to cup'])
  await page.goto('/home')
  await expect(page.getByRole('list', { name: 'Choose a video' })).toBeVisible()
  const items = page.getByRole('list', { name: 'Example videos' }).getByRole('listitem')
  for (const [width, shown] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const list = await items.first().locator('..').boundingBox()
    const item = await items.first().boundingBox()
    expect(Math.round((list?.width ?? 0) / (item?.width ?? 1)), `at ${width}`).toBe(shown)
  }
  await expect(items).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Previous examples' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next examples' }).click()
  await expect(page.getByRole('button', { name: 'Previous examples' })).toBeEnabled()
  await page.getByRole('button', { name: 'Previous examples' }).click()
  await expect(page.getByRole('button', { name: 'Previous examples' })).toBeDisabled()
  const first = items.first()
  await expect(first.getByRole('heading')).toHaveText('Every lighthouse blinks its own name')
  await expect(first.locator('.matte img')).toBeVisible()
  await expect(first.locator('.about svg')).toBeVisible()
  await expect(first.locator('.about')).toHaveText('TikTok2.4M viewsEducation')
  for (const category of ['Tech', 'Fashion', 'Education', 'Business']) {
    await page
      .getByRole('group', { name: 'Category' })
      .getByRole('button', { name: category })
      .click()
    await expect(items.locator('.badge')).toHaveText([category, category])
  }
  await expect(page.getByRole('button', { name: 'Next examples' })).toBeDisabled()
})
