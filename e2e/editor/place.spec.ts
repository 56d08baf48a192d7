import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const SCENES = 14
const OFF_BY_PX = 3
const STILL_FRAMES = 30

/** As much of an element as there is in the page. */
type InPage = {
  getBoundingClientRect: () => { top: number }
  ownerDocument: { defaultView: { requestAnimationFrame: (act: () => void) => void } }
}

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
  const topPx = await whenStill(scene)
  await openTab(page, /Voice/)
  await expect(page.getByRole('article', { name: 'Scene 1', exact: true })).toBeInViewport()
  await openTab(page, /Storyboard/)
  await expectTop(scene, topPx)

  await page.reload()
  await expectTop(scene, topPx)

  await page.getByRole('link', { name: 'My Media' }).click()
  await expect(page).toHaveURL(/media/)
  await page.goBack()
  await expectTop(scene, topPx)
})

/** By the press alone: a click would scroll first. */
async function openTab(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await tab.dispatchEvent('mousedown', { button: 0 })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

async function expectTop(scene: Locator, topPx: number): Promise<void> {
  await expect(scene).toBeInViewport()
  expect(Math.abs((await whenStill(scene)) - topPx)).toBeLessThan(OFF_BY_PX)
}

/** How far an element is from the top of the window once it has stayed there for half a second. */
async function whenStill(element: Locator): Promise<number> {
  return await element.evaluate(
    (node: InPage, frames) =>
      new Promise<number>((resolve) => {
        const page = node.ownerDocument.defaultView
        let top = Number.NaN
        let left = frames
        page.requestAnimationFrame(function look() {
          const now = node.getBoundingClientRect().top
          left = now === top ? left - 1 : frames
          top = now
          if (left === 0) resolve(top)
          else page.requestAnimationFrame(look)
        })
      }),
    STILL_FRAMES,
  )
}
