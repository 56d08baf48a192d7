import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const TOO_LONG = 'The rain falls on the mountains for many years. '.repeat(6).trim()

test('one scene large: walked, played, edited and made by keyboard, and kept in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  const editor = await createStoryboard(page)
  const id = editor.split('/').at(-1)
  await page.request.patch(`/api/v1/storyboards/${id}`, { data: { visuals: 'stills' } })
  await page.reload()
  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
  await expect(page.getByRole('tab', { name: 'Voice' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Storyboard' }).click()
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Scene' }).click()
  const bench = page.getByRole('article')

  await test.step('left and right walk', async () => {
    await expect(bench).toHaveAccessibleName('Scene 1 of 2')
    await bench.focus()
    await page.keyboard.press('ArrowRight')
    await expect(bench).toHaveAccessibleName('Scene 2 of 2')
    await expect(page).toHaveURL(/view=scene&scene=2/)
    await page.reload()
    await expect(bench).toHaveAccessibleName('Scene 2 of 2')
    await page.getByRole('list', { name: 'All scenes' }).getByRole('button').first().click()
    await expect(bench).toHaveAccessibleName('Scene 1 of 2')
  })
  await test.step('Space plays', async () => {
    await bench.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
  await test.step('E edits', async () => {
    await page.keyboard.press('e')
    await expect(bench.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(bench).toHaveAccessibleName('Scene 1 of 2')
  })
  await test.step('a voice-over that is too long is shortened, or its scene made longer', async () => {
    await page.keyboard.press('e')
    const text = bench.getByRole('textbox')
    const shorten = bench.getByRole('button', { name: 'Shorten to fit' })
    await text.fill(TOO_LONG)
    await shorten.press('Enter')
    await expect(text).toHaveValue(/^The rain falls/)
    await expect(text).not.toHaveValue(TOO_LONG)
    await expect(shorten).toHaveCount(0)
    await text.fill(TOO_LONG)
    await bench.getByRole('button', { name: /^Make the scene \d/ }).press('Enter')
    await expect(shorten).toHaveCount(0)
    await text.press('Escape')
  })
  await test.step('what is missing is made, then the next scene is one press away', async () => {
    await page.getByRole('button', { name: /^Make this scene.*17/ }).press('Enter')
    const next = page.getByRole('button', { name: 'Next scene', exact: true })
    // The player has one, too.
    await expect(next).toHaveCount(2)
    await next.first().press('Enter')
    await expect(bench).toHaveAccessibleName('Scene 2 of 2')
  })
  await test.step('in the grid a state shows its scenes alone, and letters open what can be done', async () => {
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Grid' }).click()
    await expect(bench).toHaveCount(2)
    const only = page.getByRole('group', { name: 'Show only' })
    await only.getByRole('button', { name: '2 missing' }).click()
    await expect(bench).toHaveCount(1)
    await bench.focus()
    await page.keyboard.press('v')
    const menu = page.getByRole('menu', { name: /^Voice of scene 2/ })
    await expect(menu.getByRole('menuitem').first()).toHaveAccessibleName(/^Generate Voice\W*5/)
    await page.keyboard.press('Escape')
    await only.getByRole('button', { name: '2 missing' }).click()
    await expect(bench).toHaveCount(2)
  })
})
