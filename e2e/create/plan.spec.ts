import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { saltySea } from '../write-storyboard.ts'
import { setCredits } from './set-credits.ts'

test('the plan says what finishing costs and how far the balance goes, and can be made to fit it', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await fillIdea(page, saltySea(75))
  const slider = page.getByRole('slider', { name: 'Video Duration' })
  for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
  const plan = page.getByRole('group', { name: 'Plan' })
  const outcome = page.getByRole('complementary', { name: 'What you will get' })

  const ways = plan.getByRole('radio')
  await test.step('the best that the balance covers is chosen and stands first', async () => {
    await expect(ways.first()).toBeChecked()
    await expect(ways.first()).toHaveAccessibleName(/Fit my credits.*95 credits.*leaves 5/)
    await expect(outcome).toContainText('5 scenes of about 12 seconds')
    await expect(page.getByText('Uses 10 credits now, 85 more when you make it.')).toBeVisible()
  })
  await test.step('a longer video ends with its words all the same', async () => {
    await slider.press('ArrowRight')
    await expect(ways.first()).toHaveAccessibleName(/Fit my credits.*95 credits/)
    await expect(outcome).toContainText('5 scenes of about 12 seconds')
    await slider.press('ArrowLeft')
  })
  await test.step('the others say what is lacking, the price once', async () => {
    await plan.getByRole('radio', { name: /A clip for every scene.*732 short/ }).check()
    await expect(page.getByText('832')).toHaveCount(1)
    await expect(plan).toContainText(
      'Your 100 credits cover 6 of 6 voices, 5 of 6 images and 0 of 6 clips.',
    )
    await plan.getByRole('radio', { name: /^Stills with motion.*112 credits.*12 short/ }).check()
    await expect(plan).toContainText('Your 100 credits cover 6 of 6 voices and 5 of 6 images.')
  })
  await test.step('fitted again', async () => {
    await plan.getByRole('radio', { name: /Fit my credits/ }).check()
    await expect(plan).not.toContainText('Your 100 credits cover')
  })

  await test.step('the storyboard is as it was planned', async () => {
    // The words need more than a minute.
    await slider.press('ArrowRight')
    await page.getByRole('button', { name: 'Create Storyboard' }).click()
    await expect(page).toHaveURL(/\/dashboard\/editor\//)
    await expect(page.getByRole('article')).toHaveCount(5)
    await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
    await page.getByRole('button', { name: 'Overall completion' }).click()
    await expect(page.getByRole('list', { name: /Image, 0 percent/ })).toBeVisible()
    await expect(page.getByRole('list', { name: /Video, 0 percent/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark as Complete' }).click()
    await expect(page.getByRole('alertdialog')).not.toContainText('Video')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('clips can be planned after all', async () => {
    await page.getByRole('tab', { name: /Video/ }).click()
    await expect(page.getByText('Planned as stills with motion')).toBeVisible()
    await page.getByRole('button', { name: 'Plan clips' }).click()
    await page.getByRole('button', { name: 'Overall completion' }).click()
    await expect(page.getByRole('list', { name: /Video, 0 percent/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Use stills with motion' })).toBeVisible()
  })

  await test.step('too few credits for any plan are said, many need no fitting', async () => {
    await setCredits(product, email, 20)
    await page.goto('/dashboard/create')
    await expect(plan.getByRole('radio', { name: /Fit my credits/ })).toBeDisabled()
    await expect(plan).toContainText('Not enough credits even for the smallest plan')
    await addCredits(product, email, 1000)
    await expect(plan.getByRole('radio', { name: /Fit my credits/ })).toHaveCount(0)
    await expect(plan.getByRole('radio', { name: /A clip for every scene.*leaves/ })).toBeChecked()
  })
})
