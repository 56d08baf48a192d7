import type { Locator, Page } from '@playwright/test'
import { makeDataFolder, npmStart } from '../npm-start.ts'
import { expect, test as base } from '../product.ts'

const STARTS_WITHIN_MS = 3 * 60_000

/** An installation of its own: what its admin connects, all others would work with. */
export const test = base.extend<object, { product: { url: string; dataFolder: string } }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { dataFolder, remove } = makeDataFolder()
      const { url, stop } = await npmStart(dataFolder)
      await use({ url, dataFolder })
      await stop()
      remove()
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
})

/** A vendor on the admin's page. */
export function card(page: Page, vendor: string): Locator {
  return page.getByRole('form', { name: vendor })
}

export async function connect(
  page: Page,
  vendor: string,
  key: string,
  baseUrl: string,
): Promise<void> {
  const form = card(page, vendor)
  await form.getByLabel('API key').fill(key)
  await form.getByLabel('Base URL').fill(baseUrl)
  await form.getByRole('button', { name: 'Test' }).click()
  await expect(form).toContainText('Answered in')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Connected')
}
