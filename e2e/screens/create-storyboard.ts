import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { saltySea, writeStoryboard } from '../write-storyboard.ts'

/** Fills the create form with a short idea, without sending it. */
export async function fillIdea(page: Page, idea = saltySea(15)): Promise<void> {
  await page.goto('/dashboard/create')
  await page.getByLabel('Video Idea').fill(idea)
  await page.getByLabel('Video Duration').press('Home')
  await page.getByLabel('Video Style').selectOption('Storytelling')
  await page.getByLabel('Target Audience').selectOption('Children')
}

/** Opens the editor on a new storyboard of the shortest length. @returns its address. */
export async function createStoryboard(page: Page): Promise<string> {
  const editor = `/dashboard/editor/${await writeStoryboard(page.request)}`
  await page.goto(editor)
  await expect(page.getByRole('article').first()).toBeVisible()
  return editor
}
