import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('search answers while one types and is worked by keyboard alone', async ({ page }) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/dashboard')
  await page.getByText('Total Storyboards').waitFor()

  const field = page.getByRole('combobox', { name: 'Search storyboards and media' })
  await expect(field).toHaveAttribute('placeholder', 'Search...')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(title.slice(0, 6))
  const list = page.getByRole('listbox', { name: 'Search results' })
  const found = list.getByRole('group', { name: 'Storyboards' }).getByRole('option')
  await expect(found).toContainText([title])
  await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${editor}$`))
  await expect(field).toHaveValue('')
})

test('the arrows walk through what is found and wrap', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  await createStoryboard(page)
  await page.goto('/dashboard')
  await page.getByText('Total Storyboards').waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sea')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  for (const [key, chosen] of [
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    const option = options.nth(chosen)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    )
  }
})

test('search says when there is nothing and when it failed', async ({ page, complaints }) => {
  await signUp(page)
  const field = page.getByRole('combobox')
  await field.fill('zzzz')
  await expect(page.getByText('Nothing found for')).toBeVisible()

  await page.route('**/rpc/search/find', (route) => route.abort())
  await field.fill('zzzzz')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached')
  await page.unroute('**/rpc/search/find')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing found for')).toBeVisible()
  // The browser notes each request that was cut off.
  expect(complaints.splice(0)).not.toHaveLength(0)
})

test('on a phone search is a dialog with the field focused', async ({ page }) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await page.keyboard.type('sea')
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`${editor}$`))
  await expect(dialog).toBeHidden()
})
