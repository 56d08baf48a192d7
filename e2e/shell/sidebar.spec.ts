import { addCreditsByCommand } from '../credits.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const REM_PX = 16
const WEEK_S = 7 * 24 * 60 * 60
const LINKS = {
  'New Content': '/dashboard/create',
  Dashboard: '/dashboard',
  'My Media': '/dashboard/media',
  Storyboards: '/dashboard/storyboard',
  'Account Settings': '/dashboard/settings',
  'Billing & Credits': '/dashboard/billing',
  'Help & Support': '/help',
  'Get More Credits': '/dashboard/billing',
}

test('the sidebar leads everywhere and shows the balance', async ({ page }) => {
  await signUp(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const [name, address] of Object.entries(LINKS)) {
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expect(sidebar.getByRole('link', { name: 'Storyboards' })).toContainText('0')
  await expect(sidebar.getByText('100', { exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the sidebar collapses to icons with tooltips, and stays so for seven days', async ({
  page,
  context,
}) => {
  await signUp(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
  await expect(page.getByRole('banner')).toHaveCSS('height', `${4 * REM_PX}px`)

  const toggle = page.getByRole('button', { name: 'Collapse sidebar' })
  await toggle.hover()
  await expect(page.getByRole('tooltip')).toHaveText(/Collapse sidebar\s*Ctrl B/)
  await toggle.click()
  await expect(sidebar).toHaveCSS('width', `${3 * REM_PX}px`)
  await sidebar.getByRole('link', { name: 'My Media' }).hover()
  await expect(page.getByRole('tooltip', { name: 'My Media' })).toBeVisible()
  await expect(sidebar.getByText('100', { exact: true })).toBeVisible()

  const cookies = await context.cookies()
  const lifeS = (cookies.find(({ name }) => name === 'sidebar')?.expires ?? 0) - Date.now() / 1000
  expect(lifeS).toBeGreaterThan(WEEK_S - 120)
  expect(lifeS).toBeLessThanOrEqual(WEEK_S)

  // Of two tooltips the pointer's wins.
  await page.getByRole('main').hover()
  await page.reload()
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(expand).toBeVisible()
  await expand.focus()
  await expect(page.getByRole('tooltip', { name: 'Expand sidebar' })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toHaveCSS('width', `${3 * REM_PX}px`)
})

test('in the editor of a window under 1200 px the sidebar is of icons until somebody chooses', async ({
  page,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(sidebar).toHaveCSS('width', `${3 * REM_PX}px`)
  await sidebar.getByRole('link', { name: 'My Media' }).click()
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
  await page.goto(editor)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  await expect(sidebar).toHaveCSS('width', `${16 * REM_PX}px`)
})

test('under 768 px the sidebar is a drawer that takes the focus and gives it back', async ({
  page,
}) => {
  await signUp(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(sidebar).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(sidebar).toBeHidden()

  const open = page.getByRole('button', { name: 'Expand sidebar' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(sidebar).toBeVisible()
  await expect(sidebar).toHaveCSS('width', `${18 * REM_PX}px`)
  await expect(sidebar.getByRole('link', { name: 'New Content' })).toBeFocused()
  const behind = page.getByRole('link', { name: 'Create New Storyboard', includeHidden: true })
  await behind.focus()
  await expect(behind).not.toBeFocused()

  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await expect(open).toBeFocused()
})

test('the back button closes the drawer, and a link followed from it leaves it closed', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const open = page.getByRole('button', { name: 'Expand sidebar' })
  await open.click()
  await expect(sidebar).toBeVisible()
  await page.goBack()
  await expect(sidebar).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)

  await open.click()
  await sidebar.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeFocused()
  await expect(sidebar).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(sidebar).toBeHidden()
})

test('credits are read again on demand, and a failure is told', async ({ page, complaints }) => {
  await signUp(page)
  const refresh = page.getByRole('button', { name: 'Refresh credits' })
  await refresh.click()
  await expect(page.getByText('Refreshing credits...')).toBeVisible()

  await page.route('**/rpc/account/get', (route) => route.abort())
  await refresh.click()
  await expect(page.getByText('Failed to refresh credits')).toBeVisible()
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
  // The browser notes each request that was cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('credits asked for without a connection are said to have failed, at once', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page)
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
  await context.setOffline(true)
  // A press is answered by a reading that was under way before, and may have come just in time.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh credits' }).click()
    await expect(page.getByText('Failed to refresh credits')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await context.setOffline(false)
  // The browser notes each request without a connection.
  expect(complaints.splice(0)).not.toHaveLength(0)
})

test('a press while the credits are being read anyway is answered, too', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/rpc/account/get', async (route) => {
    await held.promise
    await route.continue()
  })
  const reading = page.waitForRequest('**/rpc/account/get')
  addCreditsByCommand(product, email, 5)
  await reading
  await page.getByRole('button', { name: 'Refresh credits' }).click()
  await expect(page.getByText('Refreshing credits...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('105 Credits', { exact: true })).toBeVisible()
})
