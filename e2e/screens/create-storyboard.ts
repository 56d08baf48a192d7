import type { Page } from '@playwright/test'
import { expect } from '../product.ts'

const IDEA = 'Why the sea is salty, told for children who love boats'

/** Fills the create form with a short idea, without sending it. */
export async function fillIdea(page: Page): Promise<void> {
  await page.goto('/dashboard/create')
  await page.getByLabel('Video Idea').fill(IDEA)
  await page.getByLabel('Video Duration').press('Home')
  await page.getByLabel('Video Style').selectOption('Storytelling')
  await page.getByLabel('Target Audience').selectOption('Children')
}

/** Writes a storyboard of the shortest length. @returns the address of its editor. */
export async function createStoryboard(page: Page): Promise<string> {
  await fillIdea(page)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  await expect(page.getByRole('article').first()).toBeVisible()
  return new URL(page.url()).pathname
}
