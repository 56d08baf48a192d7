import { writeClip } from '#testing/media-samples.ts'
import { makeAdmin } from '../make-admin.ts'
import { onItsOwnInstallation } from '../models/own-installation.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect } from '../product.ts'
import { newAccount, signUp } from '../sign-up.ts'

const test = onItsOwnInstallation()

test('an admin uploads a showcase video, orders, hides and deletes; visitors see it at once', async ({
  page,
  playwright,
  product,
  complaints,
}) => {
  test.slow()
  const film = test.info().outputPath('beach.mp4')
  await writeClip(film, { seconds: 1, size: '640x360' })
  const visitor = await playwright.request.newContext({ baseURL: product.url })
  const shown = async () => {
    const videos = await (await visitor.get('/api/v1/showcase')).json()
    return videos.map(({ title }: { title: string }) => title)
  }
  await signUp(page)
  await page.goto('/dashboard/admin')
  await page.getByRole('tab', { name: 'Showcase Videos' }).click()
  const rows = page.getByRole('list', { name: 'Showcase Videos' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)

  await test.step('a title and a video are asked for', async () => {
    await page.getByRole('button', { name: 'Upload video' }).click()
    await expect(page.getByText('Please enter a title for the video')).toBeVisible()
    await expect(page.getByText('Please select a valid video file')).toBeVisible()
    const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') }
    await page.getByLabel('Video file').setInputFiles(words)
    await expect(page.getByText('Please select a valid video file')).toBeVisible()
  })

  await test.step('what only calls itself a video is refused', async () => {
    const lie = { name: 'lie.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4000, 'no') }
    await page.getByLabel('Title').fill('A day at the sea')
    await page.getByLabel('Video file').setInputFiles(lie)
    await page.getByRole('button', { name: 'Upload video' }).click()
    await expect(page.getByText('Failed to upload video')).toBeVisible()
    takeNotedRefusals(complaints)
  })

  await test.step('a video is checked, made fit for the web, and shown last', async () => {
    await page.getByLabel('Video file').setInputFiles(film)
    await page.getByRole('button', { name: 'Upload video' }).click()
    await expect(page.getByText('Video uploaded successfully')).toBeVisible({ timeout: 90_000 })
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(3)).toContainText('A day at the sea')
    await expect(rows.nth(3)).toContainText('00:01')
    expect((await shown()).at(-1)).toBe('A day at the sea')
    const src = String(await rows.nth(3).locator('img').getAttribute('src'))
    expect((await visitor.get(src)).headers()['content-type']).toBe('image/webp')
  })

  await test.step('moved by buttons and by drag', async () => {
    await expect(rows.nth(0).getByRole('button', { name: /^Move up/ })).toBeDisabled()
    await expect(rows.nth(3).getByRole('button', { name: /^Move down/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Move up: A day at the sea' }).click()
    await expect(page.getByText('Video order updated successfully')).toBeVisible()
    await expect(rows.nth(2)).toContainText('A day at the sea')
    await rows.nth(2).dragTo(rows.nth(0))
    await expect(rows.nth(0)).toContainText('A day at the sea')
    await expect.poll(async () => (await shown())[0]).toBe('A day at the sea')
    await page.reload()
    await expect(rows.nth(0)).toContainText('A day at the sea')
  })

  await test.step('hidden and shown', async () => {
    const toggle = page.getByRole('switch', { name: 'Active: A day at the sea' })
    await toggle.click()
    await expect(page.getByText('Video deactivated successfully')).toBeVisible()
    expect(await shown()).toHaveLength(3)
    await toggle.click()
    await expect(page.getByText('Video activated successfully')).toBeVisible()
  })

  await test.step('deleted once it is confirmed', async () => {
    await page.getByRole('button', { name: 'Delete A day at the sea' }).click()
    const dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this video?',
    })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Video deleted successfully')).toBeVisible()
    await expect(rows).toHaveCount(3)
    expect(await shown()).not.toContain('A day at the sea')
  })
  await visitor.dispose()
})

test('who is no admin is told so on the page', async ({ page, playwright, product }) => {
  const first = await playwright.request.newContext({ baseURL: product.url })
  // The first account of an installation is its admin.
  await newAccount(first)
  await signUp(page)
  await page.goto('/dashboard/admin?tab=showcase')
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await first.dispose()
})

test('what fails of the showcase is said, and nothing moves', async ({
  page,
  product,
  complaints,
}) => {
  await makeAdmin(product, await signUp(page))
  await page.goto('/dashboard/admin?tab=showcase')
  const rows = page.getByRole('list', { name: 'Showcase Videos' }).getByRole('listitem')
  await expect(rows.nth(1)).toBeVisible()
  await page.route('**/rpc/showcase/all', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load showcase videos')).toBeVisible()
  await page.unroute('**/rpc/showcase/all')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows.nth(1)).toBeVisible()
  expect(complaints.splice(0).every((noted) => noted.includes('ERR_FAILED'))).toBe(true)
  const before = await rows.allTextContents()
  await page.context().setOffline(true)
  await rows
    .nth(0)
    .getByRole('button', { name: /^Move down/ })
    .click()
  await expect(page.getByText('Failed to update video order')).toBeVisible()
  await expect(rows).toHaveText(before)
  await rows.nth(0).getByRole('switch').click()
  await expect(page.getByText('Failed to update video', { exact: true })).toBeVisible()
  await rows
    .nth(0)
    .getByRole('button', { name: /^Delete / })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete video')).toBeVisible()
  await expect(rows).toHaveText(before)
  // What failed reads the list again: of that, too, the browser notes that it did not leave.
  await page.context().setOffline(false)
  await page.reload()
  await expect(rows).toHaveText(before)
  expect(complaints.splice(0).every((noted) => noted.includes('ERR_INTERNET_DISCONNECTED'))).toBe(
    true,
  )
})
