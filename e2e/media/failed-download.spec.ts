import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('a file of the library that cannot be had is told of', async ({ page, complaints }) => {
  await signUp(page, '/dashboard/media')
  const image = { prompt: 'A lighthouse on a cliff', title: 'Tower' }
  expect((await page.request.post('/api/v1/media/images', { data: image })).status()).toBe(200)
  const link = page.getByRole('link', { name: 'Download Tower' })
  await expect(link).toBeVisible({ timeout: 60_000 })

  const begun = page.waitForEvent('download')
  await link.click()
  expect((await begun).suggestedFilename()).toMatch(/^Tower\./)

  await page.route('**/media/*?download=*', (route) => route.abort())
  await link.click()
  await expect(page.getByText('Failed to download file')).toBeVisible()
  expect(complaints.every((words) => words.includes('net::ERR_FAILED'))).toBe(true)
  complaints.length = 0
})
