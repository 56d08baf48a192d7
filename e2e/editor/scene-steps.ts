import type { Page } from '@playwright/test'

/** Picks from a scene's menu, touching keys only. */
export async function choose(page: Page, scene: number, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for scene ${scene}`, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

export async function voiceOver(page: Page, scene: number): Promise<string> {
  return (
    await page
      .getByRole('article')
      .nth(scene - 1)
      .locator('.line.vo .text-rest')
      .innerText()
  ).trim()
}
