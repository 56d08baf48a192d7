import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

/** What an operator does on the command line. */
export function addCredits({ dataFolder }: Product, email: string, amount: number): void {
  execFileSync('npm', ['run', '-s', 'credits:add', '--', email, String(amount)], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: dataFolder },
  })
}

/** What the account of the page has. */
export async function creditsOf(page: Page): Promise<{ available: number; held: number }> {
  return (await (await page.request.get('/api/v1/account')).json()).credits
}
