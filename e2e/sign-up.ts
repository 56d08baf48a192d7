import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './product.ts'

export const PASSWORD = 'four words work well'

/** Makes an account and opens the dashboard, or another page, in it. @returns its address. */
export async function signUp(page: Page, path = '/dashboard'): Promise<string> {
  const email = await newAccount(page.request)
  await page.goto(path)
  return email
}

/** Makes an account as the form would; `request` is signed in to it from then on. @returns its address. */
export async function newAccount(request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const response = await request.post('/api/auth/sign-up/email', {
    data: { name: 'Ada Example', email, password: PASSWORD },
  })
  expect(response.status(), await response.text()).toBe(200)
  return email
}
