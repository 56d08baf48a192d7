import { setCredits } from '../create/set-credits.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('a press that the balance does not cover leads to what it does cover, and charges nothing', async ({
  page,
  product,
  complaints,
}) => {
  const email = await signUp(page)
  const editor = await createStoryboard(page)
  const dialog = page.getByRole('dialog', { name: 'Not enough credits' })
  const ways = dialog.getByRole('radio')
  const balance = page.getByRole('banner').getByText(/^\d+ Credits$/)
  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()

  await test.step('fewer scenes, the first ones', async () => {
    await setCredits(product, email, 7)
    await page.goto(`${editor}?tab=voice`)
    await page.getByRole('button', { name: /^Generate All Voices/ }).click()
    await expect(dialog).toContainText('This operation requires 10 credits. You have 7.')
    await expect(dialog).toContainText('Nothing was charged.')
    await expect(dialog).toContainText('3 missing')
    await expect(ways.first()).toBeChecked()
    await expect(ways.first()).toHaveAccessibleName(
      /Fewer scenes.*The first scene now.*5.*leaves 2/,
    )
    await expect(ways.last()).toHaveAccessibleName(/Buy credits.*\$9/)
    await dialog.getByRole('button', { name: 'Make the first scene' }).click()
    await expect(page.getByText('1 of 2 scenes ready')).toBeVisible()
    await expect(balance).toHaveText('2 Credits')
  })
  await test.step('a text card in place of an image', async () => {
    await page.getByRole('tab', { name: 'Image' }).click()
    await page.getByRole('button', { name: /^Generate\W.*scene 1/ }).click()
    await expect(dialog).toContainText('This operation requires 12 credits. You have 2.')
    await dialog.getByRole('button', { name: 'Use a text card' }).click()
    await expect(page.getByText('1 of 2 scenes ready')).toBeVisible()
    await expect(balance).toHaveText('2 Credits')
  })
  await test.step('more credits, when nothing else is left', async () => {
    await page.getByRole('button', { name: /^Make what is missing/ }).click()
    await expect(dialog).toContainText('255')
    await expect(ways).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Purchase Credits, $9' }).click()
    const purchase = page.getByRole('dialog', { name: 'Purchase Credits' })
    await expect(purchase.getByRole('radio', { name: /Basic/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(purchase).toHaveCount(0)
  })
  await test.step('stills with motion, from the server’s word alone', async () => {
    await setCredits(product, email, 30)
    await page.getByRole('button', { name: /^Make what is missing/ }).click()
    await expect(dialog).toContainText('This operation requires 257 credits. You have 30.')
    await expect(ways.first()).toHaveAccessibleName(/Stills with motion.*17.*leaves 13/)
    await dialog.getByRole('button', { name: /^Make with stills.*17/ }).click()
    await expect(page.getByText('2 of 2 scenes ready')).toBeVisible({ timeout: 60_000 })
    // The second scene's words are set in type, which costs nothing.
    await expect(balance).toHaveText('25 Credits')
    await expect(page.getByRole('button', { name: 'Next: Export' })).toBeVisible()
  })
  takeNotedRefusals(complaints)
})
