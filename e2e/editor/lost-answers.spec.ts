import { creditsOf } from '../credits.ts'
import { failuresTold, loseAnswers } from '../lost-answers.ts'
import { expect, test } from '../product.ts'
import { createStoryboard, fillIdea } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const CHECKING = 'Checking whether it has arrived.'

test.afterEach(({ complaints }) => {
  // The browser notes the requests that were cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('a storyboard whose answer gets lost is written once, and no failure is told', async ({
  page,
}) => {
  await signUp(page)
  await fillIdea(page)
  await loseAnswers(page, '**/rpc/storyboard/create', 2)
  const failures = await failuresTold(page)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  await expect(page.getByText('Storyboard created successfully!')).toBeVisible()
  await expect(page.getByText(CHECKING)).toHaveCount(0)
  const editor = page.url()
  expect(await failures()).toEqual([])
  expect(await creditsOf(page)).toMatchObject({ available: 90, held: 0 })
  // Until its news has been put away again, what answered late has led nowhere else.
  await expect(page.getByText('Storyboard created successfully!')).toHaveCount(0)
  expect(page.url()).toBe(editor)
})

test('a voice, and a picture of the library, whose answers get lost are made and paid for once', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`${await createStoryboard(page)}?tab=voice`)
  const failures = await failuresTold(page)
  await loseAnswers(page, '**/rpc/scene/generateVoice', 1)
  await page.getByRole('button', { name: /^Generate\W.*scene 1/ }).click()
  await expect(page.getByText(CHECKING)).toBeVisible()
  await expect(page.getByText('1 of 2 scenes ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(CHECKING)).toHaveCount(0)
  expect(await failures()).toEqual([])
  expect(await creditsOf(page)).toMatchObject({ available: 85, held: 0 })

  await page.goto('/dashboard/media')
  const more = await failuresTold(page)
  await loseAnswers(page, '**/rpc/media/generateImage', 1)
  await page.getByRole('button', { name: 'Generate New Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate New Image' })
  await dialog.getByLabel('Prompt').fill('A lighthouse on a cliff')
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open A lighthouse on a cliff' })).toBeVisible()
  expect(await more()).toEqual([])
  expect(await creditsOf(page)).toMatchObject({ available: 73, held: 0 })
})
