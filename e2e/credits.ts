import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { keptSecret } from '#config/kept-secret.ts'
import { expect, type Product } from './product.ts'

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

/** As an operator's program does it. */
export async function addCredits(
  { url, dataFolder }: Product,
  email: string,
  amount: number,
): Promise<void> {
  const granted = await fetch(`${url}/api/v1/operator/credits`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${keptSecret(dataFolder, 'operator-token')}`,
    },
    body: JSON.stringify({ requestId: randomUUID(), email, amount, description: 'For a test' }),
  })
  expect(granted.status, await granted.text()).toBe(200)
}

/** What an operator does on the command line. */
export function addCreditsByCommand({ dataFolder }: Product, email: string, amount: number): void {
  execFileSync('npm', ['run', '-s', 'credits:add', '--', email, String(amount)], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: dataFolder },
  })
}

/** What the account of the page has. */
export async function creditsOf(page: Page): Promise<{ available: number; held: number }> {
  return (await (await page.request.get('/api/v1/account')).json()).credits
}
