import { addCredits } from '../credits.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { choose, voiceOver } from './scene-steps.ts'

test('scenes are added, moved, split, merged and deleted by keyboard and by drag, and undone', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const scenes = page.getByRole('article')
  const count = await scenes.count()

  await test.step('a card says where its scene stands, and what is written and made of it', async () => {
    const second = scenes.nth(1)
    await expect(second.getByRole('heading', { level: 2 })).toHaveText(/2$/)
    await expect(second.locator('.scene-tag')).toContainText(/00:\d\d/)
    await expect(scenes.nth(0).locator('.scene-tag')).toContainText('00:00')
    for (const name of ['voice-over', 'image prompt', 'video prompt']) {
      const text = second.getByRole('button', { name: `Edit ${name}, scene 2` })
      await expect(text).not.toBeEmpty()
    }
    for (const track of ['Voice', 'Image', 'Video']) {
      const state = second.getByRole('button', { name: `${track} of scene 2: Missing` })
      await expect(state).toBeVisible()
    }
  })

  await test.step('every operation by keyboard alone', async () => {
    const first = await voiceOver(page, 1)
    await choose(page, 1, 'Move down')
    await expect(page.getByText('The scene is now number 2')).toBeAttached()
    await expect(scenes.nth(1)).toBeFocused()
    expect(await voiceOver(page, 2)).toBe(first)
    await choose(page, 2, 'Move up')
    await expect(page.getByText('The scene is now number 1')).toBeAttached()
    expect(await voiceOver(page, 1)).toBe(first)

    await choose(page, 1, 'Duplicate')
    await expect(scenes).toHaveCount(count + 1)
    await expect(scenes.nth(1)).toBeFocused()
    expect(await voiceOver(page, 2)).toBe(first)
    await choose(page, 1, 'Merge with the next')
    await expect(scenes).toHaveCount(count)
    await choose(page, 1, 'Split ...')
    await page.getByRole('button', { name: 'Split', exact: true }).press('Enter')
    await expect(scenes).toHaveCount(count + 1)
    await expect(scenes.nth(1)).toBeFocused()
    await choose(page, 2, 'Add a scene after')
    await expect(scenes).toHaveCount(count + 2)
    await expect(scenes.nth(2)).toBeFocused()
    await choose(page, 3, 'Delete')
    await expect(scenes).toHaveCount(count + 1)
    await expect(scenes.nth(2)).toBeFocused()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(scenes).toHaveCount(count + 2)

    // What was split, added, duplicated and merged goes back to what was written.
    for (const left of [count + 1, count, count + 1, count]) {
      await page.getByRole('main').press('Control+z')
      await expect(scenes).toHaveCount(left)
    }
    await page.getByRole('main').press('Control+Shift+z')
    await expect(scenes).toHaveCount(count + 1)
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await expect(scenes).toHaveCount(count)
    expect(await voiceOver(page, 1)).toBe(first)
  })

  await test.step('a scene is dropped behind another one', async () => {
    const first = await voiceOver(page, 1)
    const target = await scenes.nth(1).boundingBox()
    if (!target) throw new Error('no second scene')
    await scenes
      .nth(0)
      .locator('header')
      .dragTo(scenes.nth(1), {
        targetPosition: { x: target.width - 20, y: target.height / 2 },
      })
    await expect(page.getByText('The scene is now number 2')).toBeAttached()
    expect(await voiceOver(page, 2)).toBe(first)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone')).toBeAttached()
    expect(await voiceOver(page, 1)).toBe(first)
  })
})

test('what is out of date is marked and updated alone, and older takes are restored free', async ({
  page,
  product,
}) => {
  await addCredits(product, await signUp(page), 500)
  const editor = await createStoryboard(page)
  const scenes = page.getByRole('article')
  const count = await scenes.count()
  const outOfDate = scenes.nth(0).getByRole('button', { name: 'Image of scene 1: Out of date' })

  await test.step('what is out of date is marked with its price, and updated alone', async () => {
    await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
    await page.goto(`${editor}?tab=image`)
    await page.getByRole('button', { name: 'Generate All Images' }).click()
    await expect(page.getByRole('button', { name: 'Regenerate All Images' })).toBeEnabled({
      timeout: 60_000,
    })
    await page.goto(`${editor}?tab=storyboard`)
    await page.getByRole('button', { name: 'Edit image prompt, scene 1' }).click()
    const prompt = page.getByRole('textbox', { name: 'Image prompt' })
    await prompt.fill('A gull over the harbour at dusk')
    await prompt.press('Control+Enter')
    await expect(outOfDate).toBeVisible()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    const row = page.getByRole('row').nth(1)
    await expect(row.getByRole('button', { name: 'Image of scene 1: Out of date' })).toBeVisible()
    for (const [track, action] of [
      ['Voice', 'Generate Voice 5 credits'],
      ['Image', 'Regenerate Image 12 credits'],
      ['Video', 'Generate Video 120 credits'],
    ] as const) {
      await row.getByRole('button', { name: `${track} of scene 1` }).press('Enter')
      await expect(page.getByRole('menuitem', { name: action })).toBeEnabled()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Grid', exact: true }).click()

    await page.goto(`${editor}?tab=image`)
    await page.getByRole('button', { name: 'Regenerate All Images' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('This costs up to')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.goto(`${editor}?tab=storyboard`)
    await outOfDate.click()
    await page.getByRole('menuitem', { name: 'Update this scene 12 credits' }).click()
    const update = page.getByRole('alertdialog', { name: 'Update what is out of date?' })
    await expect(update).toContainText('This costs up to 12 of your')
    await expectReadable(page)
    await update.getByRole('button', { name: 'Make again' }).click()
    await expect(update).toBeHidden()
    await expect(
      scenes.nth(0).getByRole('button', { name: 'Image of scene 1: Ready' }),
    ).toBeVisible()
  })

  await test.step('an older take is restored free of charge', async () => {
    const balance = await page.getByText(/^\d+ Credits$/).textContent()
    await choose(page, 1, 'Takes')
    await expectReadable(page)
    await page.getByRole('button', { name: 'Use this take' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Take 1,' })).toContainText('In use')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(outOfDate).toBeVisible()
    await expect(page.getByText(balance ?? '', { exact: true })).toBeVisible()
  })

  await test.step('out of date is not made, until the take is kept, which is free', async () => {
    const balance = await page.getByText(/^\d+ Credits$/).textContent()
    const tab = page.getByRole('tab', { name: /^Image/ })
    await expect(tab).toHaveAccessibleName(`Image ${count - 1}/${count}`)
    await outOfDate.click()
    await page.getByRole('menuitem', { name: 'Keep this take' }).click()
    await expect(tab).toHaveAccessibleName('Image complete')
    await expect(outOfDate).toHaveCount(0)
    await expect(page.getByText(balance ?? '', { exact: true })).toBeVisible()
  })

  await test.step('a complete storyboard is edited only when it is reopened', async () => {
    await page.getByRole('button', { name: 'Mark as Complete' }).first().click()
    await page.getByRole('button', { name: 'Yes, Complete Storyboard' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.goto(`${editor}?tab=storyboard`)
    await expect(scenes).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Add a scene' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
    const reopen = page.getByRole('alertdialog', { name: 'Reopen this storyboard?' })
    for (const name of ['Duplicate', 'Split ...', 'Delete']) {
      await choose(page, 1, name)
      await reopen.getByRole('button', { name: 'Cancel' }).click()
      await expect(reopen).toHaveCount(0)
    }
    await expect(scenes).toHaveCount(count)
  })
})
