import { addCredits } from '../credits.ts'
import { databaseOf } from '../database-of.ts'
import { expect, test } from '../product.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { setCredits } from './set-credits.ts'

test('the create form says what is missing and leads to the first of it', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Storyboard')
  await expect(page.getByRole('slider', { name: 'Video Duration' })).toHaveValue('60')
  await expect(page.getByText('Between 15 seconds and 3 minutes')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Landscape/ })).toBeChecked()
  await expect(page.getByText('Development Mode:')).toBeVisible()
  await expect(page.getByText(/^Uses 10 credits now, .* You have 100\.$/)).toBeVisible()
  await page.getByLabel('Video Idea').fill('Short')
  await page.getByRole('button', { name: 'Create Storyboard' }).click()

  await expect(page.getByText('Idea must be at least 10 characters')).toBeVisible()
  await expect(page.getByText('Choose a video style')).toBeVisible()
  await expect(page.getByText('Choose a target audience')).toBeVisible()
  await expect(page.getByLabel('Video Idea')).toBeFocused()
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
})

test('the form offers every duration, shape, style and audience', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/create')
  await expect(page.getByLabel('Video Idea')).toHaveJSProperty('tagName', 'TEXTAREA')
  const slider = page.getByRole('slider', { name: 'Video Duration' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '15 seconds')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '30 seconds')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '180 seconds')
  for (const shape of [/Landscape.*16:9/, /Vertical.*9:16/, /Square.*1:1/, /Portrait.*4:5/]) {
    await expect(page.getByRole('radio', { name: shape })).toBeVisible()
  }
  const options = (label: string) =>
    page.getByLabel(label).locator('option:not([value=""])').allTextContents()
  expect(await options('Video Style')).toEqual([
    'Educational',
    'Entertaining',
    'Motivational',
    'Informative',
    'Product Demo',
    'Tutorial',
    'Storytelling',
    'Cinematic',
  ])
  expect(await options('Target Audience')).toEqual([
    'General Audience',
    'Teenagers',
    'Young Adults',
    'Professionals',
    'Tech Enthusiasts',
    'Fitness Enthusiasts',
    'Seniors',
    'Parents',
    'Children',
  ])
})

test('below 10 credits the button is off and the page says what is missing', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await setCredits(product, email, 9)
  await fillIdea(page)
  await expect(page.getByText("You don't have enough credits to create a storyboard")).toBeVisible()
  await expect(page.getByText('A storyboard needs 10. You have 9.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Storyboard' })).toBeDisabled()
  await page.getByRole('main').getByRole('button', { name: 'Get More Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  // The smallest package covers the one that is missing.
  await expect(dialog.getByRole('radio', { name: /^Basic/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Video Idea')).toHaveValue(/sea is salty/)
  await addCredits(product, email, 1)
  await expect(page.getByRole('button', { name: 'Create Storyboard' })).toBeEnabled()
  await expect(page.getByText("You don't have enough credits")).toBeHidden()
})

test('a refused creation is told of under API Error, costs nothing and keeps the idea', async ({
  page,
  product,
  complaints,
}) => {
  await signUp(page)
  await fillIdea(page)
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
  // Its price has been read, so that only the creation itself can miss it.
  await expect(page.getByRole('button', { name: 'Create Storyboard' })).toBeEnabled()
  const hide = `update costs set operation_name = 'hidden' where operation_name = 'create_storyboard'`
  const show = `update costs set operation_name = 'create_storyboard' where operation_name = 'hidden'`
  await databaseOf(product.dataFolder, (client) => client.query(hide))
  try {
    await page.getByRole('button', { name: 'Create Storyboard' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'API Error' })
    await expect(alert).toContainText('The price of this operation could not be read.')
    await expect(alert).toContainText('You were not charged.')
    await expect(page.getByText('An error occurred while creating the storyboard')).toBeVisible()
    await expect(page.getByLabel('Video Idea')).toHaveValue(/sea is salty/)
    await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
  } finally {
    await databaseOf(product.dataFolder, (client) => client.query(show))
  }
  // The browser's own note of the refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 503')])
})
