import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

/** What is drawn on the bell. */
const DOT = `getComputedStyle(document.querySelector('.bell'), '::after').content`

test('the bell is quiet until something happens', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  expect(await page.evaluate(DOT)).toBe('none')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'No notifications yet',
  )
})

test('what happened is shown live in every window, and is read where it is opened', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  const editor = await createStoryboard(page)

  const bell = other.getByRole('button', { name: 'Notifications, 1 unread' })
  await expect(bell).toBeVisible()
  expect(await other.evaluate(DOT)).not.toBe('none')
  await bell.focus()
  await other.keyboard.press('Enter')
  const panel = other.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link')).toContainText(['Storyboard created successfully!'])
  await expect(panel.getByRole('link')).toHaveAttribute('href', editor)
  await other.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await bell.click()
  await panel.getByRole('link').click()
  await expect(other).toHaveURL(new RegExp(`${editor}$`))
  for (const window of [other, page]) {
    await expect(window.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  }
})

test('all notifications are marked as read at once', async ({ page }) => {
  await signUp(page)
  await createStoryboard(page)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
})
