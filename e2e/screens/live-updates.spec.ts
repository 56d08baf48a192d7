import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard } from './create-storyboard.ts'

test('what one window makes is seen in another without reloading', async ({ page, context }) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const other = await context.newPage()
  await other.goto(`${editor}?tab=voice`)
  await expect(other.getByText('No voice yet').first()).toBeVisible()

  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
  await expect(other.getByText('Overall completion')).toBeVisible()
  await page.getByRole('button', { name: 'Generate All Voices' }).click()

  for (const window of [page, other]) {
    await expect(window.getByText('All voices generated successfully!')).toBeVisible()
    await expect(window.getByText('No voice yet')).toHaveCount(0)
    await expect(window.getByText('80 Credits', { exact: true })).toBeVisible()
  }
})
