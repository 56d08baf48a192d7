import type { Locator, Page } from '@playwright/test'
import { test as base, expect, type Product, productOfItsOwn } from '../product.ts'

/** An installation for one file of tests: what its admin connects, all others would work with. */
export function onItsOwnInstallation() {
  return base.extend<object, { product: Product }>({ product: productOfItsOwn() })
}

/** A vendor on the admin's page. */
export function card(page: Page, vendor: string): Locator {
  return page.getByRole('form', { name: vendor, exact: true })
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
