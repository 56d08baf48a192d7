import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('images are made in a style, downloaded, and made again when they cannot be loaded', async ({
  page,
  product,
  complaints,
}) => {
  await addCredits(product, await signUp(page), 100)
  await page.goto(`${await createStoryboard(page)}?tab=image`)
  const first = page.getByRole('article', { name: 'Scene 1' })

  await test.step('the ratio, the styles, and the price of all', async () => {
    await expect(page.getByText('16:9 Landscape')).toBeVisible()
    const style = page.getByLabel('Style')
    await expect(style.locator('option')).toHaveText([
      'Auto Style',
      'General',
      'Realistic',
      'Design',
    ])
    await style.selectOption('Realistic')
    await expect(page.getByText('0 of 2 scenes ready, 2 to make: 24 credits')).toBeVisible()
    await page.getByRole('button', { name: /Generate All Images/ }).click()
    await expect(page.getByText('2 of 2 scenes ready')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('each has a download', async () => {
    const download = page.waitForEvent('download')
    await first.getByRole('button', { name: 'Download Image of scene 1' }).click()
    expect((await download).suggestedFilename()).toMatch(/ - scene 01 image\.jpg$/)
    await expect(page.getByText('Image downloaded')).toBeVisible()
  })

  await test.step('an image that cannot be loaded is made again', async () => {
    const address = String(await first.getByRole('img').getAttribute('src'))
    await page.route(`**${address}`, (route) => route.abort())
    await page.reload()
    await expect(first.getByText('Image failed to load')).toBeVisible()
    await page.getByRole('tab', { name: 'Storyboard' }).click()
    await expect(first.getByText('Image failed to load')).toBeVisible()
    await page.getByRole('tab', { name: 'Image' }).click()
    await first.getByRole('button', { name: /Try again/ }).click()
    await expect(first.getByText('Making image')).toBeVisible()
    await expect(first.getByRole('img')).toBeVisible({ timeout: 60_000 })
    await expect(first.getByRole('img')).not.toHaveAttribute('src', address)
    expect(complaints.every((words) => words.includes('net::ERR_FAILED'))).toBe(true)
    complaints.length = 0
  })
})
