import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard } from './create-storyboard.ts'

test('what one window makes is seen in another without reloading', async ({ page, context }) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const other = await context.newPage()
  await other.goto(`${editor}?tab=voice`)
  await expect(other.getByText('No voice yet').first()).toBeVisible()
  await page.bringToFront()

  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
  await expect(other.getByText('Overall completion')).toBeVisible()
  await page.getByRole('button', { name: 'Generate All Voices' }).click()

  for (const window of [page, other]) {
    await expect(window.getByText('All voices generated successfully!')).toBeVisible({
      timeout: 60_000,
    })
    await expect(window.getByText('No voice yet')).toHaveCount(0)
    await expect(window.getByText('80 Credits', { exact: true })).toBeVisible()
  }

  await test.step('a new title, too', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const saved = await heading.innerText()
    const title = page.getByRole('textbox', { name: 'Title' })
    await heading.getByRole('button').press('Enter')
    await title.fill(' ')
    await title.press('Enter')
    await expect(title).toHaveAccessibleDescription('Enter a title')
    await expectReadable(page)
    await title.press('Escape')
    await expect(heading.getByRole('button', { name: saved })).toBeFocused()

    await page.keyboard.press('Enter')
    await title.fill('Salt on every wave')
    await title.press('Enter')
    for (const window of [page, other]) {
      await expect(window.getByRole('heading', { name: 'Salt on every wave' })).toBeVisible()
    }
    await page.keyboard.press('Control+z')
    for (const window of [page, other]) {
      await expect(window.getByRole('heading', { name: saved })).toBeVisible()
    }
    await page.keyboard.press('Control+Shift+z')
    await page.goto('/dashboard/storyboard')
    await expect(page.getByRole('link', { name: 'Salt on every wave', exact: true })).toBeVisible()
  })
})
