import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

const FIVE_MB = 5 * 1024 * 1024

async function picture(name: string, width: number, height: number) {
  const background = { r: 20, g: 120, b: 130 }
  const create = { width, height, channels: 3, background } as const
  const buffer = await sharp({ create }).png().toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

async function openUploads(page: Page) {
  await signUp(page, '/dashboard/media')
  await page.getByRole('button', { name: 'Upload Media' }).first().click()
  return page.getByRole('dialog', { name: 'Upload Media' })
}

test('pictures are uploaded, seen in another window, opened, saved and deleted', async ({
  page,
  context,
  complaints,
}) => {
  const dialog = await openUploads(page)
  const other = await context.newPage()
  await other.goto('/dashboard/media')
  await expect(other.getByText('No media yet')).toBeVisible()
  const create = other.getByRole('link', { name: 'Create New' })
  await expect(create).toHaveAttribute('href', '/dashboard/create')
  await page.bringToFront()

  await dialog
    .locator('input[type=file]')
    .setInputFiles([await picture('beach.png', 900, 600), await picture('tower.png', 400, 700)])
  await expect(dialog.getByText('Uploaded')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const window of [page, other]) {
    await expect(window.getByRole('button', { name: 'Images 2' })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Open beach' })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Open beach' }).click()
  const preview = page.getByRole('dialog', { name: 'beach' })
  await expect(preview.getByText('900 × 600')).toBeVisible()
  const download = page.waitForEvent('download')
  await preview.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('beach.png')
  await preview.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('searchbox', { name: 'Search media by title' }).fill('TOWER')
  await expect(page.getByRole('button', { name: 'Open beach' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete tower' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await page.route('**/rpc/media/deleteMany', (route) => route.abort())
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete media')).toBeVisible()
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
  await page.unroute('**/rpc/media/deleteMany')
  await page.getByRole('button', { name: 'Delete tower' }).click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Media deleted successfully')).toBeVisible()
  await expect(page.getByText('No matching media')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Images 1' })).toBeVisible()
})

test('what cannot be taken says why: before it is sent, and after the server has looked', async ({
  page,
  complaints,
}) => {
  const dialog = await openUploads(page)
  const whole = await picture('half.png', 600, 600)
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(FIVE_MB + 1) },
      { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) },
      await picture('wide.png', 8000, 5001),
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no pixels') },
    ])
  const rows = dialog.getByRole('listitem')
  await expect(rows.filter({ hasText: 'notes.pdf' })).toContainText(
    'Only PNG, JPG and WebP pictures, MP4, MOV and WebM videos',
  )
  await expect(rows.filter({ hasText: 'heavy.png' })).toContainText('larger than 5 MB')
  await expect(rows.filter({ hasText: 'half.png' })).toContainText('damaged')
  await expect(rows.filter({ hasText: 'wide.png' })).toContainText('more than 40 megapixels')
  await expect(rows.filter({ hasText: 'empty.png' })).toContainText('0 bytes')
  const fake = rows.filter({ hasText: 'fake.png' })
  await expect(fake).toContainText('Only PNG, JPG and WebP')
  await expect(fake).toContainText('9 bytes')
  await expect(fake).toBeInViewport({ ratio: 0.95 })
  await expect(dialog.getByRole('button', { name: /^Send .* again$/ })).toHaveCount(0)
  expect(complaints.splice(0).every((text) => /status of (415|422)/.test(text))).toBe(true)
})

test('an upload on its way can be cancelled and sent again, from the keyboard', async ({
  page,
}) => {
  const dialog = await openUploads(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/media/uploads/**', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await dialog.locator('input[type=file]').setInputFiles(await picture('slow.png', 300, 300))
  await dialog.getByRole('button', { name: 'Cancel slow.png' }).press('Enter')
  await expect(dialog.getByText('Cancelled')).toBeVisible()
  await page.unroute('**/media/uploads/**')
  held.resolve()
  await dialog.getByRole('button', { name: 'Send slow.png again' }).press('Enter')
  await expect(dialog.getByText('Uploaded')).toBeVisible()
})

test('anyone can read what was uploaded, and the library with it', async ({ page }) => {
  const dialog = await openUploads(page)
  await dialog.locator('input[type=file]').setInputFiles(await picture('beach.png', 900, 600))
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Open beach' })).toBeVisible()
  await expectReadable(page)
})
