import type { Page } from '@playwright/test'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { addCredits } from '../credits.ts'
import { expectReadable } from '../expect-readable.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { pressBack } from '../press-back.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('scenes are added, moved, split, merged and deleted by keyboard and by drag, and undone', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const scenes = page.getByRole('article')
  const count = await scenes.count()

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

test('no text is lost: not when the page closes, not to another window, and not with its scene', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  const editor = await createStoryboard(page)
  const scenes = page.getByRole('article')

  await test.step('a text too long stays whole and says so; a draft survives Escape and a reload, and is named', async () => {
    const saved = await voiceOver(page, 1)
    await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
    const text = page.getByRole('textbox', { name: 'Voice-over text' })
    const save = page.getByRole('button', { name: 'Save Changes' })
    const pasted = 'a'.repeat(SCENE_TEXT_MAX_CHARACTERS + 1)
    await page.evaluate(`navigator.clipboard.writeText('${pasted}')`)
    await text.press('Control+a')
    await text.press('Control+v')
    await expect(text).toHaveValue(pasted)
    await expect(text).toHaveAccessibleDescription('At most 2000 characters')
    await expect(save).toBeDisabled()
    await text.fill('Typed and not saved.')
    await expect(save).toBeEnabled()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
    await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toHaveValue(
      'Typed and not saved.',
    )
    await expect(page.getByText('Unsaved text from earlier')).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toHaveValue(saved)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('Back closes the dialog before it leaves the editor; nothing stays in the history', async () => {
    // Within the application: to another site the way back cannot be stopped.
    await page.getByRole('link', { name: 'Storyboards' }).first().click()
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(editor)
    const entries = await page.evaluate('history.length')
    await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
    await page.getByRole('textbox', { name: 'Voice-over text' }).fill('Typed before going back.')
    await pressBack(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
    await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toHaveValue(
      'Typed before going back.',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.evaluate('history.length')).toBe(entries)
    await pressBack(page)
    await expect(page).toHaveURL('/dashboard/storyboard')
    await page.goForward()
    await expect(page).toHaveURL(editor)
  })

  await test.step('of two windows neither loses its text', async () => {
    const other = await context.newPage()
    await other.goto(editor)
    for (const [keep, kept] of [
      ['Keep the other version', 'Theirs: Keep the other version'],
      ['Keep mine', 'Mine: Keep mine'],
    ] as const) {
      await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
      await page.getByRole('textbox', { name: 'Voice-over text' }).fill(`Mine: ${keep}`)
      await other.bringToFront()
      await saveVoiceOver(other, `Theirs: ${keep}`)
      await page.bringToFront()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' })
      await expect(conflict).toContainText(`Theirs: ${keep}`)
      // Once is enough: the second time only the words differ.
      if (keep === 'Keep mine') await expectReadable(page)
      await page.getByRole('button', { name: keep }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(scenes.nth(0)).toContainText(kept)
      await expect(other.getByRole('article').nth(0)).toContainText(kept)
    }
    takeNotedRefusals(complaints)

    const count = await scenes.count()
    await page.getByRole('button', { name: 'Edit image prompt, scene 1' }).click()
    await page.getByRole('textbox', { name: 'Image prompt' }).fill('A gull on a red boat')
    await other.bringToFront()
    await choose(other, 1, 'Delete')
    // Below the pointer a message stands until it is taken away.
    await other.getByText('Scene 1 deleted').hover()
    await page.bringToFront()
    const lost = page.getByRole('dialog', { name: 'The scene was deleted while you were writing' })
    await expect(lost.getByRole('textbox', { name: 'Image prompt' })).toHaveValue(
      'A gull on a red boat',
    )
    await expectReadable(page)
    await lost.getByRole('button', { name: 'Put it into a new scene' }).click()
    await expect(lost).toBeHidden()
    for (const window of [page, other]) {
      await expect(window.getByRole('article')).toHaveCount(count)
      await expect(window.getByRole('article').nth(0)).toContainText('A gull on a red boat')
    }
    // Its button would undo the new scene.
    await expect(other.getByText('Scene 1 deleted')).toHaveCount(0)
    await other.close()
  })
})

test('what is out of date is marked and updated alone, and older takes are restored free', async ({
  page,
  product,
}) => {
  addCredits(product, await signUp(page), 500)
  const editor = await createStoryboard(page)
  const scenes = page.getByRole('article')
  const count = await scenes.count()

  await test.step('what is out of date is marked with its price, and updated alone', async () => {
    await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
    await page.goto(`${editor}?tab=image`)
    await page.getByRole('button', { name: 'Generate All Images' }).click()
    await expect(page.getByRole('button', { name: 'Regenerate All Images' })).toBeEnabled()
    await page.goto(`${editor}?tab=storyboard`)
    await page.getByRole('button', { name: 'Edit image prompt, scene 1' }).click()
    await page
      .getByRole('textbox', { name: 'Image prompt' })
      .fill('A gull over the harbour at dusk')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(scenes.nth(0)).toContainText('Out of date: Image')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('Out of date: Image')
    for (const name of [/Voice.*scene 1, generate/, /Image.*scene 1, regenerate/]) {
      await expect(row.getByRole('button', { name })).toBeEnabled()
    }
    await expect(row.getByRole('button', { name: /Video.*120 credits/ })).toBeVisible()
    await page.getByRole('button', { name: 'Grid', exact: true }).click()

    await page.goto(`${editor}?tab=image`)
    await page.getByRole('button', { name: 'Regenerate All Images' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('This costs up to')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.goto(`${editor}?tab=storyboard`)
    await scenes
      .nth(0)
      .getByRole('button', { name: /^Update.*scene 1.*12 credits/ })
      .click()
    const update = page.getByRole('alertdialog', { name: 'Update what is out of date?' })
    await expect(update).toContainText('This costs up to 12 of your')
    await expectReadable(page)
    await update.getByRole('button', { name: 'Make again' }).click()
    await expect(update).toBeHidden()
    await expect(scenes.nth(0)).not.toContainText('Out of date')
    await expect(page.getByRole('button', { name: /^Update/ })).toHaveCount(0)
  })

  await test.step('an older take is restored free of charge', async () => {
    const balance = await page.getByText(/^\d+ Credits$/).textContent()
    await choose(page, 1, 'Takes')
    await expectReadable(page)
    await page.getByRole('button', { name: 'Use this take' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Take 1,' })).toContainText('In use')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(scenes.nth(0)).toContainText('Out of date: Image')
    await expect(page.getByText(balance ?? '', { exact: true })).toBeVisible()
  })

  await test.step('a complete storyboard is closed to edits', async () => {
    await page.getByRole('button', { name: 'Mark as Complete' }).first().click()
    await page.getByRole('button', { name: 'Yes, Complete Storyboard' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.goto(`${editor}?tab=storyboard`)
    await expect(scenes).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Add a scene' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'More for scene 1', exact: true }).press('Enter')
    for (const name of ['Duplicate', 'Split ...', 'Delete']) {
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeDisabled()
    }
  })
})

/** Picks from a scene's menu, touching keys only. */
async function choose(page: Page, scene: number, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for scene ${scene}`, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

async function voiceOver(page: Page, scene: number): Promise<string> {
  return (
    await page
      .getByRole('article')
      .nth(scene - 1)
      .locator('.line.vo p')
      .innerText()
  ).trim()
}

async function saveVoiceOver(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
  await page.getByRole('textbox', { name: 'Voice-over text' }).fill(text)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Content updated successfully!').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}
