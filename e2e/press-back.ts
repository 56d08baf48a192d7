import type { Page } from '@playwright/test'

/** Presses the Back button of the browser; `page.goBack` would wait for a page that may be kept from leaving. */
export async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('There is nothing to go back to.')
  await browser.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await browser.detach()
}
