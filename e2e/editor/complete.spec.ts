import type { Page } from '@playwright/test'
import { addCredits } from '../credits.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('a storyboard is completed with parts missing, reopened, and completes by itself with the last part', async ({
  page,
  product,
  context,
  complaints,
}) => {
  // Six clips are drawn for it.
  test.slow()
  await addCredits(product, await signUp(page), 1000)
  const editor = await createStoryboard(page)
  const count = await page.getByRole('article').count()
  const status = page
    .getByRole('main')
    .getByText(/^(Draft|Processing|Complete)$/)
    .first()
  const completed = page.getByText('Your storyboard is now complete!')
  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
  await expect(status).toHaveText('Processing')
  await generateOf(page, 1).click()
  await expect(page.getByText('Voice generated successfully!')).toBeVisible()

  await test.step('the dialog names what is missing, and warns', async () => {
    const dialog = page.getByRole('alertdialog', {
      name: 'Complete storyboard with missing assets?',
    })
    const mark = page.getByRole('button', { name: 'Mark as Complete' })
    await mark.click()
    await expect(dialog).toContainText('no more content can be generated')
    const missing = { Voice: count - 1, Image: count, Video: count }
    for (const [name, scenes] of Object.entries(missing)) {
      const line = dialog
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: 'missing' })
      await expect(line).toContainText(`${scenes} missing`)
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(status).toHaveText('Processing')

    await mark.click()
    await page.route('**/rpc/storyboard/complete', (route) => route.abort())
    const yes = dialog.getByRole('button', { name: 'Yes, Complete Storyboard' })
    await yes.click()
    await expect(page.getByText('Failed to complete storyboard')).toBeVisible()
    await page.unroute('**/rpc/storyboard/complete')
    expect(complaints.splice(0)).toHaveLength(1)
    await yes.click()
    await expect(completed).toBeVisible()
    await expect(page.getByText('You can find it in your completed storyboards.')).toBeVisible()
  })

  const reopen = page.getByRole('alertdialog', { name: 'Reopen this storyboard?' })
  const complete = async () => {
    await page.getByRole('button', { name: 'Mark as Complete' }).click()
    await page.getByRole('button', { name: 'Yes, Complete Storyboard' }).click()
    await expect(status).toHaveText('Complete')
  }
  await test.step('then nothing is generated, but exported', async () => {
    await expect(status).toHaveText('Complete')
    await expect(status).toHaveAttribute('data-tone', 'success')
    for (const tab of ['image', 'voice']) {
      await page.goto(`${editor}?tab=${tab}`)
      for (const button of [
        generateOf(page, 1),
        page.getByRole('button', { name: /^Generate All/ }),
      ]) {
        await button.click()
        await reopen.getByRole('button', { name: 'Cancel' }).click()
        await expect(reopen).toHaveCount(0)
      }
    }
    const language = page.getByRole('main').getByLabel('Language')
    await language.selectOption('de')
    await reopen.getByRole('button', { name: 'Cancel' }).click()
    await expect(language).toHaveValue('en')
    await expect(status).toHaveText('Complete')
    await page.goto(`${editor}?tab=export`)
    await expect(page.getByRole('button', { name: 'Export video' })).toBeEnabled()
  })

  await test.step('one press reopens it and makes again, or edits', async () => {
    await page.goto(`${editor}?tab=voice`)
    await generateOf(page, 1).click()
    await reopen.getByRole('button', { name: /^Reopen and make.*5/ }).click()
    await expect(page.getByText('Storyboard reopened')).toBeVisible()
    await expect(page.getByText('Voice generated successfully!')).toBeVisible()
    await expect(status).toHaveText('Processing')
    await complete()
    await page.getByRole('tab', { name: 'Storyboard' }).click()
    await page.getByRole('button', { name: /^Voice of scene 1:/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Takes' }).press('Enter')
    const takes = page.getByRole('dialog', { name: 'Takes of scene 1' })
    await takes.getByRole('button', { name: 'Use this take' }).click()
    await reopen.getByRole('button', { name: 'Reopen and edit' }).click()
    await expect(takes.getByRole('listitem').last()).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await expect(status).toHaveText('Processing')
    await complete()
    await page.getByRole('combobox', { name: 'Image style' }).selectOption('REALISTIC')
    await reopen.getByRole('button', { name: 'Reopen and edit' }).click()
    await expect(page.getByRole('combobox', { name: 'Image style' })).toHaveValue('REALISTIC')
    await complete()
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Edit voice-over, scene 1/ })
      .click()
    await reopen.getByRole('button', { name: 'Reopen and edit' }).click()
    await expect(page.getByRole('article').getByRole('textbox')).toBeFocused()
    await expect(status).toHaveText('Processing')
    await page.keyboard.press('Escape')
  })

  await test.step('work goes on while every window is closed', async () => {
    await page.goto(`${editor}?tab=image`)
    await page.getByRole('button', { name: 'Generate All Images' }).click()
    await expect(page.getByText('Making image').first()).toBeVisible()
    await page.goto('about:blank')
    await page.goto(`${editor}?tab=image`)
    await expect(page.getByRole('tab', { name: 'Image complete' })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('what was stopped is free of charge, and resuming makes what is missing', async () => {
    await page.goto(`${editor}?tab=video`)
    const mark = page.getByRole('button', { name: 'Mark Storyboard as Complete' })
    await expect(mark).toHaveCount(0)
    await generateAll(page, count)
    await page.getByRole('button', { name: `Stop Video of scene ${count}` }).click()
    await expect(page.getByText(`Scene ${count}. Not charged.`)).toBeVisible()
    await expect(page.getByText(`${count - 1} of ${count} videos`)).toBeVisible({ timeout: 60_000 })
    await expect(mark).toHaveCount(0)
    await generateAll(page, 1)
    await expect(page.getByText(`${count} of ${count} videos`)).toBeVisible({ timeout: 60_000 })
    await expect(status).toHaveText('Processing')
  })

  await test.step('the last missing asset completes it, also in other windows', async () => {
    const other = await context.newPage()
    await other.goto('/dashboard/storyboard')
    await other.getByRole('combobox', { name: 'Status' }).selectOption('complete')
    await expect(other.getByText('No matching storyboards')).toBeVisible()
    await page.bringToFront()
    await page.goto(`${editor}?tab=voice`)
    await page.getByRole('button', { name: 'Generate All Voices' }).click()
    await expect(completed).toBeVisible()
    await expect(status).toHaveText('Complete')
    await expect(other.getByRole('article')).toHaveCount(1)
    await other.close()
  })
})

async function generateAll(page: Page, scenes: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Generate All Videos' })
  await expect(button).toContainText(String(scenes * 120))
  await button.click()
}

/** The button that makes a scene's asset in the open tab, or makes it again. */
function generateOf(page: Page, scene: number) {
  const shown = page.getByRole('article').nth(scene - 1)
  return shown.getByRole('button', { name: /^(Generate|Regenerate)/ })
}
