import { type Browser, devices, type Page } from '@playwright/test'
import { expect, type Product } from '../product.ts'
import { PASSWORD } from '../sign-up.ts'

/** Opens the dashboard in another browser, signed in to the account.. */
export async function signInElsewhere(
  browser: Browser,
  product: Product,
  email: string,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: product.url,
    userAgent: devices['Desktop Chrome'].userAgent,
  })
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
  })
  expect(response.status(), await response.text()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByText('Total Storyboards')).toBeVisible()
  return page
}
