import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard, fillIdea } from './create-storyboard.ts'

test('the create form says what is missing and leads to the first of it', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/create')
  await page.getByLabel('Video Idea').fill('Short')
  await page.getByRole('button', { name: 'Create Storyboard' }).click()

  await expect(page.getByText('Idea must be at least 10 characters')).toBeVisible()
  await expect(page.getByText('Choose a video style')).toBeVisible()
  await expect(page.getByText('Choose a target audience')).toBeVisible()
  await expect(page.getByLabel('Video Idea')).toBeFocused()
  await expect(page.getByText('100 Credits')).toBeVisible()
})

test('a page reloaded while a storyboard is written finds it and goes on to the editor', async ({
  page,
}) => {
  await signUp(page)
  await fillIdea(page)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await page.waitForURL(/generation=|\/editor\//)
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
})

test('a storyboard is found by its title and deleted after a question', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/dashboard/storyboard')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByPlaceholder('Search storyboards...').fill('nothing is called this')
  await expect(page.getByText('No matching storyboards')).toBeVisible()
  await page.getByPlaceholder('Search storyboards...').fill(title)
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Storyboard deleted successfully')).toBeVisible()
  await page.getByPlaceholder('Search storyboards...').fill('')
  await expect(page.getByText('No storyboards yet')).toBeVisible()
})
