import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('caps of month and storyboard are set, stop what would go beyond them, and are removed', async ({
  page,
  product,
}) => {
  await addCredits(product, await signUp(page), 1000)
  const editor = await createStoryboard(page)
  const sceneCount = await page.getByRole('article').count()
  const voices = page.getByRole('button', { name: /^Generate All Voices/ })
  const images = page.getByRole('button', { name: /^Generate All Images/ })
  const monthCap = 10 + sceneCount * 5

  await page.goto('/dashboard/settings')
  const month = page.getByRole('region', { name: 'Monthly spending cap' })
  await expect(month).toContainText('10 credits spent or held, no cap')
  await month.getByLabel('Credits per month').fill('a lot')
  await month.getByRole('button', { name: 'Save cap' }).click()
  await expect(month).toContainText('Enter a whole number of credits from 0 to 1,000,000')
  await month.getByLabel('Credits per month').fill(String(monthCap))
  await month.getByRole('button', { name: 'Save cap' }).click()
  await expect(page.getByText('Spending cap saved')).toBeVisible()
  await expect(month).toContainText(`10 of ${monthCap} credits spent or held`)

  const left = monthCap - 10
  const stopped = `Your monthly spending cap leaves ${left} of ${monthCap} credits.`
  await page.goto('/dashboard/create')
  await expect(page.getByRole('group', { name: 'Plan' })).toContainText(stopped)
  await page.goto(`${editor}?tab=image`)
  await expect(page.getByText(stopped)).toHaveCount(2)
  await expect(images).toBeDisabled()
  await page.getByRole('tab', { name: 'Voice' }).click()
  await voices.click()
  await expect(page.getByText('All voices generated successfully!')).toBeVisible({
    timeout: 60_000,
  })

  await page.getByRole('link', { name: 'Change cap' }).click()
  await expect(month).toContainText(`${monthCap} of ${monthCap} credits spent or held`)
  await page.goto('/dashboard/create')
  await expect(page.getByText(`Your monthly spending cap leaves 0 of ${monthCap}`)).toHaveCount(1)
  await page.goto('/dashboard/settings')
  await month.getByRole('button', { name: 'Remove cap' }).click()
  await expect(page.getByText('Spending cap removed')).toBeVisible()
  await month.getByLabel('Credits per month').fill('5000')
  await month.getByRole('button', { name: 'Save cap' }).click()
  await expect(month).toContainText('of 5,000 credits spent or held')
  await month.getByLabel('Credits per month').fill('')
  await month.getByRole('button', { name: 'Save cap' }).click()
  await expect(month).toContainText(`${monthCap} credits spent or held, no cap`)

  await page.goto(`${editor}?tab=image`)
  await expect(images).toBeEnabled()
  await page.getByRole('button', { name: 'Set a spending cap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spending cap of this storyboard' })
  await expect(dialog).toContainText(`${monthCap} credits spent or held, no cap`)
  await expect(dialog.getByLabel('Credits for this storyboard')).toBeFocused()
  await dialog.getByLabel('Credits for this storyboard').fill(String(monthCap + 12))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(images).toBeDisabled()
  await page.getByRole('button', { name: /^Generate\W.*scene 1/ }).click()
  await expect(page.getByText('Image generated successfully')).toBeVisible()
  const used = `Spending cap: ${monthCap + 12} of ${monthCap + 12} credits used`
  await expect(page.getByRole('button', { name: used })).toBeVisible()
})
