import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { voiceOver } from './scene-steps.ts'

test('in the list the arrows walk and move, Enter edits, letters open what can be done, O opens the scene', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const view = page.getByRole('group', { name: 'View' })
  const first = await voiceOver(page, 1)
  await view.getByRole('button', { name: 'List' }).click()
  const rows = page.locator('tbody').getByRole('row')
  const texts = page.getByRole('button', { name: /^Edit voice-over/ })

  await test.step('arrows walk, Enter edits', async () => {
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('a letter opens what can be done about an asset', async () => {
    await rows.first().focus()
    await page.keyboard.press('i')
    await expect(page.getByRole('menu', { name: /^Image of scene 1/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('with Alt the scene is carried along', async () => {
    await rows.first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText('The scene is now number 2')).toBeAttached()
    await expect(rows.nth(1)).toBeFocused()
    await expect(texts.nth(1)).toContainText(first)
  })
  await test.step('O opens it large', async () => {
    await page.keyboard.press('o')
    await expect(page.getByRole('article')).toHaveAccessibleName('Scene 2 of 2')
    await view.getByRole('button', { name: 'Grid' }).press('Enter')
    await expect(view.getByRole('button', { name: 'Grid' })).toBeFocused()
  })
})

test('scenes are chosen by keyboard alone, and made together at the price shown', async ({
  page,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  await page.goto(`${editor}?tab=storyboard&view=list`)
  const rows = page.locator('tbody').getByRole('row')
  const chosen = page.locator('tbody').getByRole('row', { selected: true })
  const bar = page.getByRole('region', { name: 'Selection' })
  const all = page.getByRole('checkbox', { name: 'Choose all scenes' })

  await test.step('Space chooses one, Shift with an arrow the next, too', async () => {
    await rows.first().focus()
    await page.keyboard.press(' ')
    await expect(bar).toContainText('1 scene chosen')
    await expect(all).toBeChecked({ indeterminate: true })
    await expect(bar.getByRole('button', { name: /^Images.*12/ })).toBeEnabled()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await expect(chosen).toHaveCount(2)
    await expect(all).toBeChecked()
  })
  await test.step('what cannot be done says why', async () => {
    await expect(bar.getByRole('button', { name: /^Clips.*No scenes with images/ })).toBeDisabled()
    await expect(bar.getByRole('button', { name: /^Delete.*at least one scene/ })).toBeDisabled()
  })
  await test.step('the voices of both are made at the price shown', async () => {
    const balance = page.getByRole('banner').getByText(/^\d+ Credits$/)
    const before = Number.parseInt(await balance.innerText(), 10)
    await rows.nth(1).press('b')
    await expect(bar.getByRole('button', { name: /^Voices.*10/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('button', { name: /^Voices.*Nothing is missing/ })).toBeVisible({
      timeout: 60_000,
    })
    await expect(balance).toHaveText(`${before - 10} Credits`)
  })
  await test.step('Escape clears', async () => {
    await rows.nth(1).focus()
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    await expect(chosen).toHaveCount(0)
    await expect(rows.nth(1)).toBeFocused()
  })
})

test('chosen scenes are paid for once however often it is pressed, and deleted in one step, which Undo takes back', async ({
  page,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  await page.getByRole('button', { name: 'Add a scene', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto(`${editor}?tab=storyboard&view=list`)
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(3)
  await rows.nth(1).getByRole('checkbox').click()
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText('2 scenes chosen')
  const all = page.getByRole('checkbox', { name: 'Choose all scenes' })
  await all.click()
  await expect(bar).toContainText('3 scenes chosen')
  await rows.first().getByRole('checkbox').click()
  await expect(all).toBeChecked({ indeterminate: true })
  await expect(bar).toContainText('2 scenes chosen')

  // What was added has no words, so there is one voice to make.
  await bar.getByRole('button', { name: /^Voices.*5/ }).dblclick()
  const credits = async () => (await (await page.request.get('/api/v1/account')).json()).credits
  await expect.poll(credits, { timeout: 60_000 }).toEqual({ available: 85, held: 0 })
  await expect(bar.getByRole('button', { name: /^Voices.*No scenes with voice/ })).toBeDisabled()

  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
  await expect(bar).toHaveCount(0)
  await page
    .getByText('2 scenes deleted')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(rows).toHaveCount(1)
})

for (const width of [768, 1440]) {
  test(`opening a scene at ${width} leaves the page where it is: its picture is seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signUp(page)
    const editor = await createStoryboard(page)
    await page.goto(`${editor}?tab=storyboard&view=scene&scene=2`)
    await expect(page.getByRole('article')).toHaveAccessibleName('Scene 2 of 2')
    await expect(page.getByRole('list', { name: 'All scenes' })).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('article').getByRole('img').first()).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate('scrollY')).toBe(0)
  })
}

test('on a phone the first scene is seen whole, and what is folded away is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await createStoryboard(page)
  const scene = page.getByRole('article').first()
  await expect(scene.getByRole('button', { name: /^Voice of scene 1/ })).toBeInViewport({
    ratio: 1,
  })
  for (const [fold, folded] of [
    ['Image style and look', page.getByLabel('Image style', { exact: true })],
    ['More', page.getByRole('button', { name: 'Download all' })],
  ] as const) {
    await expect(folded).toBeHidden()
    await page.getByRole('button', { name: fold, exact: true }).click()
    await expect(folded).toBeVisible()
  }
})
