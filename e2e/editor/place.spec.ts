import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { writeClip } from '#testing/media-samples.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { Stage } from './stage.ts'

const SCENES = 14

test('a tab is shown where it was left: after another tab, another page, and a reload', async ({
  page,
}) => {
  await signUp(page)
  const id = await writeStoryboard(page.request)
  for (let index = 2; index < SCENES; index++) {
    const edit = { type: 'add', newSceneId: randomUUID(), index }
    await page.request.post(`/api/v1/storyboards/${id}/edits`, { data: { edit } })
  }
  await page.goto('/dashboard/storyboard')
  await page.getByRole('link', { name: /salty/ }).first().click()
  const scene = page.getByRole('article').nth(SCENES - 3)
  await expect(page.getByRole('article')).toHaveCount(SCENES)
  expect(await page.evaluate('scrollY')).toBe(0)

  await scene.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await openTab(page, /Voice/)
  await expect(page.getByRole('article', { name: 'Scene 1', exact: true })).toBeInViewport()
  await openTab(page, /Storyboard/)
  await expect(scene).toBeInViewport()

  await page.reload()
  await expect(scene).toBeInViewport()

  await page.getByRole('link', { name: 'My Media' }).click()
  await expect(page).toHaveURL(/media/)
  await page.goBack()
  await expect(scene).toBeInViewport()
})

test('a deleted scene opens no other tab, though now every scene has its video', async ({
  page,
  product,
}) => {
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const editor = `/dashboard/editor/${id}`
  const path = test.info().outputPath('clip.mp4')
  await writeClip(path)
  await new Stage(product, editor).giveAll('clip', { path, contentType: 'video/mp4' })
  const edit = { type: 'add', newSceneId: randomUUID(), index: 0 }
  await page.request.post(`/api/v1/storyboards/${id}/edits`, { data: { edit } })

  await page.goto(editor)
  const tab = page.getByRole('tab', { name: /Storyboard/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'More for scene 1', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter')
  await expect(page.getByText('Scene 1 deleted')).toBeVisible()
  await expect(page.getByRole('article').nth(0)).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

/** By the press alone: a click would scroll first. */
async function openTab(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await tab.dispatchEvent('mousedown', { button: 0 })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
