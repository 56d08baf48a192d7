import type { Page } from '@playwright/test'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { expectReadable } from '../expect-readable.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { pressBack } from '../press-back.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { choose, voiceOver } from './scene-steps.ts'

/** Where a changed text is sent. */
const TEXTS = '**/rpc/scene/update'

test('no text is lost: not when the page closes, not to another window, and not with its scene', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  const editor = await createStoryboard(page)
  const scenes = page.getByRole('article')

  const text = page.getByRole('textbox', { name: 'Voice-over text' })

  await test.step('a text too long stays whole and says so; a draft survives a reload, and is named', async () => {
    const saved = await voiceOver(page, 1)
    await openVoiceOver(page)
    const pasted = 'a'.repeat(SCENE_TEXT_MAX_CHARACTERS + 1)
    await page.evaluate(`navigator.clipboard.writeText('${pasted}')`)
    await text.press('Control+a')
    await text.press('Control+v')
    await expect(text).toHaveValue(pasted)
    await expect(text).toHaveAccessibleDescription('At most 2000 characters')
    await holdTexts(page)
    await text.fill('Typed and not saved.')
    await expect(text).toHaveAccessibleDescription('')
    await expect(page.getByText('Saving...')).toBeVisible()
    await page.reload()
    await openVoiceOver(page)
    await expect(text).toHaveValue('Typed and not saved.')
    await expect(page.getByText('Unsaved text from earlier')).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(text).toHaveValue(saved)
    await text.press('Escape')
    await page.unroute(TEXTS)
  })

  await test.step('a text that could not be sent stays, says so, and is sent again when asked', async () => {
    await page.route(TEXTS, (route) => route.abort())
    await openVoiceOver(page)
    await text.fill('Written without a server.')
    const failed = page.getByRole('alert').filter({ hasText: 'Not saved.' })
    await expect(failed).toBeVisible()
    await page.getByRole('tab', { name: 'Storyboard' }).click()
    expect(await voiceOver(page, 1)).toBe('Written without a server.')
    await page.unroute(TEXTS)
    expect(complaints.splice(0).length).toBeGreaterThan(0)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Content updated successfully!')).toBeAttached()
    await expect(failed).toBeHidden()
  })

  await test.step('Back leaves the editor at once, and what was typed is saved', async () => {
    // Within the application: to another site the way back cannot be stopped.
    await page.getByRole('link', { name: 'Storyboards' }).first().click()
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(editor)
    const entries = await page.evaluate('history.length')
    await openVoiceOver(page)
    await text.fill('Typed before going back.')
    await pressBack(page)
    await expect(page).toHaveURL('/dashboard/storyboard')
    await page.goForward()
    await expect(page).toHaveURL(editor)
    await expect(scenes.nth(0)).toContainText('Typed before going back.')
    expect(await page.evaluate('history.length')).toBe(entries)
  })

  await test.step('of two windows neither loses its text', async () => {
    const other = await context.newPage()
    await other.goto(editor)
    for (const [keep, kept] of [
      ['Keep the other version', 'Theirs: Keep the other version'],
      ['Keep mine', 'Mine: Keep mine'],
    ] as const) {
      const send = await holdTexts(page)
      await openVoiceOver(page)
      await text.fill(`Mine: ${keep}`)
      await other.bringToFront()
      await saveVoiceOver(other, `Theirs: ${keep}`)
      await page.bringToFront()
      send()
      const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' })
      await expect(conflict).toContainText(`Theirs: ${keep}`)
      if (keep === 'Keep mine') {
        await page.reload()
        await expect(conflict).toContainText(`Theirs: ${keep}`)
        await expect(page.getByRole('textbox', { name: 'Voice-over text' })).toHaveValue(
          `Mine: ${keep}`,
        )
      }
      // Once is enough: the second time only the words differ.
      if (keep === 'Keep mine') await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: keep, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(scenes.nth(0)).toContainText(kept)
      await expect(other.getByRole('article').nth(0)).toContainText(kept)
    }
    takeNotedRefusals(complaints)

    const count = await scenes.count()
    const send = await holdTexts(page)
    await page.getByRole('button', { name: 'Edit image prompt, scene 1' }).click()
    await page.getByRole('textbox', { name: 'Image prompt' }).fill('A gull on a red boat')
    await expect(page.getByText('Saving...')).toBeVisible()
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
    send()
    await lost.getByRole('button', { name: 'Put it into a new scene' }).click()
    await expect(lost).toBeHidden()
    for (const window of [page, other]) {
      await expect(window.getByRole('article')).toHaveCount(count)
      await expect(window.getByRole('article').nth(0)).toContainText('A gull on a red boat')
    }
    // Its button would undo the new scene.
    await expect(other.getByText('Scene 1 deleted')).toHaveCount(0)
    takeNotedRefusals(complaints)
    await other.close()
  })
})

async function openVoiceOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit voice-over, scene 1' }).click()
}

async function saveVoiceOver(page: Page, text: string): Promise<void> {
  await openVoiceOver(page)
  await page.getByRole('textbox', { name: 'Voice-over text' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Content updated successfully!')).toBeAttached()
}

/** Holds back the texts that a page saves. @returns what lets them go. */
async function holdTexts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(TEXTS, async (route) => {
    await released
    await route.continue()
  })
  return release
}
