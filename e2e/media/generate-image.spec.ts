import { creditsOf } from '../credits.ts'
import { expectReadable } from '../expect-readable.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('a picture is drawn for the library, seen in both windows, and paid for once', async ({
  page,
  context,
}) => {
  await signUp(page, '/dashboard/media')
  const other = await context.newPage()
  await other.goto('/dashboard/media?type=image')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Generate New Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate New Image' })
  await expect(dialog.getByText('You have 100 credits')).toBeVisible()
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  await expect(dialog.getByText('Please provide a prompt')).toBeVisible()
  await expectReadable(page)
  await dialog.getByLabel('Prompt').fill('A lighthouse on a cliff above the sea at dusk')
  await dialog.getByRole('radio', { name: /Classic/ }).check()
  await dialog.getByLabel('Style').selectOption('REALISTIC')
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  await expect(dialog).toBeHidden()

  const title = 'A lighthouse on a cliff above the sea at dusk'
  for (const window of [page, other]) {
    await expect(window.getByRole('button', { name: `Open ${title}` })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Images 1' })).toBeVisible()
  }
  await expect(page.getByText('Image generated successfully')).toBeVisible()
  await expect(page.getByText('Used 12 credits.')).toBeVisible()
  await page.getByRole('button', { name: `Open ${title}` }).click()
  const preview = page.getByRole('dialog', { name: title })
  await expect(preview.getByText('1440 × 1080')).toBeVisible()
  expect(await creditsOf(page)).toMatchObject({ available: 88, held: 0 })
})

test('what cannot be drawn says why, costs nothing, and is tried again with other words', async ({
  page,
}) => {
  await signUp(page, '/dashboard/media')
  await page.getByRole('button', { name: 'Generate New Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate New Image' })
  await dialog.getByLabel('Prompt').fill('Qwzx vrtl blorf')
  await dialog.getByLabel('Title').fill('Odd words')
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  const failed = page.getByRole('listitem').filter({ hasText: 'Odd words' })
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible()
  await expect(failed.getByRole('button', { name: 'Delete Odd words' })).toBeVisible()
  await expect(failed.getByRole('link', { name: /^Download/ })).toHaveCount(0)
  await expect(page.getByText('Failed to generate image')).toBeVisible()
  await expectReadable(page)
  expect(await creditsOf(page)).toMatchObject({ available: 100, held: 0 })

  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByLabel('Prompt')).toHaveValue('Qwzx vrtl blorf')
  await dialog.getByLabel('Prompt').fill('A red apple on a wooden table')
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  await expect(page.getByRole('button', { name: 'Open Odd words' })).toBeVisible()
  await expect(page.getByText('Failed', { exact: true })).toHaveCount(0)
})

test('with too few credits the ways to more are offered, and what was written stays', async ({
  page,
  complaints,
}) => {
  await signUp(page, '/dashboard/media')
  await page.getByRole('button', { name: 'Generate New Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate New Image' })
  await dialog.getByLabel('Prompt').fill('A lighthouse')
  for (let spent = 0; spent < 96; spent += 12) {
    const image = { prompt: `A lighthouse, number ${spent}` }
    const answer = await page.request.post('/api/v1/media/images', { data: image })
    expect(answer.status()).toBe(200)
  }
  await dialog.getByRole('button', { name: /^Generate Image/ }).click()
  const short = page.getByRole('dialog', { name: 'Not enough credits' })
  await expect(short.getByText('This operation requires 12 credits. You have 4.')).toBeVisible()
  await short.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not enough credits. This operation requires 12 credits.',
  )
  await expect(dialog.getByLabel('Prompt')).toHaveValue('A lighthouse')
  takeNotedRefusals(complaints)
})
