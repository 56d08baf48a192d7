import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { createStoryboard } from './create-storyboard.ts'

test('the shell is worked by keyboard alone', async ({ page }) => {
  await signUp(page)
  await page.getByText('Total Storyboards').waitFor()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const collapse = page.getByRole('button', { name: 'Collapse sidebar' })
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Control+b')
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(expand).toBeVisible()

  const menu = page.getByRole('button', { name: 'My Account' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a text of a scene is edited by keyboard alone, and the focus comes back', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const text = page.getByRole('button', { name: 'Edit voice-over, scene 1' })
  const field = page.getByLabel('Voice-over text')
  const before = await text.innerText()
  await text.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type(' More.')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect(text).toHaveText(before)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The rain carries salt from the stones to the sea.')
  await expect(page.getByText('Content updated successfully!')).toBeAttached()
  await page.keyboard.press('Control+Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveText('The rain carries salt from the stones to the sea.')

  await page.keyboard.press('Enter')
  for (const name of [
    'Image prompt, scene 1',
    'Video prompt, scene 1',
    'Voice-over text, scene 2',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name })).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('textbox', { name: 'Video prompt, scene 1' })).toBeFocused()
})

test('a dialog keeps the focus, and gives it back to the button of the menu that led to it', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const more = page.getByRole('button', { name: 'More for scene 1', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Nothing beside the dialog can be reached any more.
  await expect(page.locator('[inert]').getByRole('main')).toBeAttached()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const onPage = page.locator('[inert] :focus')
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab')
    await expect(onPage).toHaveCount(0)
  }
  await expect(dialog.locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
})

test('the arrow keys walk through the tabs of the editor', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  await page.getByRole('tab', { name: 'Storyboard' }).focus()
  for (const name of ['Voice', 'Image', 'Video', 'Export', 'Storyboard']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }
})
