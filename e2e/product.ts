import { test as base, type WorkerFixture } from '@playwright/test'
import { startInstallation } from './npm-start.ts'

export type Product = { url: string; dataFolder: string }

type RunProduct = WorkerFixture<Product, object>

const noSettings = () => Promise.resolve({})

/** The product as a user starts it. Playwright shares it by its function: each call is another installation. */
export function productOfItsOwn(
  settings: () => Promise<Record<string, string>> = noSettings,
): [RunProduct, { scope: 'worker'; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { url, dataFolder, stop } = await startInstallation(await settings())
      await use({ url, dataFolder })
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ]
}

/** A message was asked for before its catalogue was there, or is in none. */
const WITHOUT_WORDS = /^Uncompiled message detected/

/**
 * `test` with the product running as a user starts it, once for all tests of a run. A test fails on
 * anything its page complains about in the console.
 */
export const test = base.extend<{ complaints: string[] }, { product: Product }>({
  product: productOfItsOwn(),
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || WITHOUT_WORDS.test(message.text())) {
          complaints.push(message.text())
        }
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      // The test is over: what is still being answered for it need not come to an end.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
