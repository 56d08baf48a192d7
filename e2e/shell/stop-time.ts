import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { newAccount } from '../sign-up.ts'

const A_MINUTE_MS = 60_000
const A_MOMENT_MS = 100

/** Opens a page in a new account, whose time goes on only when the test says so: what is told stands until then. */
export async function stopTime(page: Page, path: string): Promise<void> {
  await newAccount(page.request)
  await page.clock.install()
  await page.goto(path)
  await page.getByRole('button', { name: 'Refresh credits' }).waitFor()
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  // What was on its way when time stood still is shown only when time goes on.
  const refresh = page.getByRole('button', { name: 'Refresh credits' })
  const isFree = async () => {
    await page.clock.runFor(A_MOMENT_MS)
    return await refresh.isEnabled()
  }
  await expect.poll(isFree).toBe(true)
}
