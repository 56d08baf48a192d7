import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectInside, expectNoBarriers } from '../expect-readable.ts'
import { test as base, expect, type Product, productOfItsOwn } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const test = base.extend<object, { product: Product }>({ product: productOfItsOwn() })

test('while the database does not answer the page says so, and goes on by itself', async ({
  page,
  product,
  complaints,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const list = page.getByRole('link', { name: /^Storyboards/ }).first()
  const note = page.getByText('Nothing can be read or saved for now.')

  signalDatabase(product, 'STOP')
  await list.click()
  await expect(note).toBeVisible({ timeout: 30_000 })
  await expectInside(page, [320, 390, 768, 1440])
  await expectNoBarriers(page)

  signalDatabase(product, 'CONT')
  await expect(note).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // The browser notes each answer that was 503.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('status of 503')
})

/** Freezes PostgreSQL with all that serves its connections, or lets it go on. */
function signalDatabase({ dataFolder }: Product, signal: 'STOP' | 'CONT'): void {
  const [postmaster = ''] = readFileSync(
    join(dataFolder, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' })
  execFileSync('kill', [`-${signal}`, postmaster, ...children.trim().split(/\s+/)])
}
