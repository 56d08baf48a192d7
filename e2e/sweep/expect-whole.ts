import type { Page } from '@playwright/test'
import { expectInside } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { expect } from '../product.ts'

/** Nothing is wider than the window, and no word is cut, on a phone and on a wide screen. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await expectInside(page, [width])
    await expectWholeWords(page)
  }
}
