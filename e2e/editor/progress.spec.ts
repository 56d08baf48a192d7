import { randomUUID } from 'node:crypto'
import { writeClip, writeSound } from '#testing/media-samples.ts'
import { colourOf } from '../colour-of.ts'
import { addCredits } from '../credits.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { Stage } from './stage.ts'

/** Of a file of this test's own. */
function pathOf(name: string): string {
  return test.info().outputPath(name)
}

test('a draft is confirmed, and its production is followed', async ({
  page,
  product,
  complaints,
}) => {
  await writeSound(pathOf('voice.wav'), 'sine=f=440:d=1')
  await writeClip(pathOf('clip.mp4'))
  const email = await signUp(page)
  const editor = await createStoryboard(page)
  const stage = new Stage(product, editor)
  const main = page.getByRole('main')

  await test.step('the header says what it is and leads back', async () => {
    const state = main.getByText('Draft', { exact: true })
    await expect(state).toHaveAttribute('data-tone', 'warning')
    expect(await colourOf(state)).toBe('amber')
    await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('tab')).toContainText([
      'Storyboard',
      'Voice',
      'Image',
      'Video',
      'Export',
    ])
    await expect(main.getByText('16:9').first()).toBeVisible()
    await expect(main.getByText('16:9 Landscape, YouTube and LinkedIn')).toBeVisible()
    await expect(main.getByRole('combobox', { name: 'Image style' })).toHaveValue('AUTO')
    await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
    await expect(main.getByText('90 credits')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByText('Overall completion')).toHaveCount(0)
  })

  await test.step('the layout of the scenes is kept', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('confirming opens the Voice tab, and a failure is told', async () => {
    const confirm = page.getByRole('button', { name: 'Confirm Storyboard' })
    await page.route('**/rpc/storyboard/confirm', (route) => route.abort())
    await confirm.click()
    await expect(page.getByText('Failed to confirm storyboard')).toBeVisible()
    await page.unroute('**/rpc/storyboard/confirm')
    expect(complaints.splice(0)).toHaveLength(1)

    await confirm.click()
    await expect(page.getByText('You can now generate media for each scene.')).toBeVisible()
    await expect(page.getByRole('tab', { name: /Voice/ })).toHaveAttribute('aria-selected', 'true')
    await expect(main.getByText('Processing', { exact: true }).first()).toHaveAttribute(
      'data-tone',
      'info',
    )
    await page.getByRole('tab', { name: 'Storyboard' }).click()
    await expect(main.getByText('Storyboard confirmed')).toBeVisible()
    await expect(confirm).toHaveCount(0)
  })

  await test.step('the panel shows each share and their average', async () => {
    const panel = page.getByRole('region', { name: 'Overall completion' })
    const shares = async (...names: string[]) => {
      for (const name of names) await expect(panel.getByRole('list', { name })).toBeVisible()
    }
    await panel.getByRole('button', { name: 'Overall completion' }).click()
    await shares('Voice, 0 percent', 'Image, 0 percent', 'Video, 0 percent')
    await expect(main.getByRole('button', { name: 'Mark as Complete' })).toBeVisible()
    await expect(page.locator('main .btn-primary:not([aria-haspopup])')).toHaveCount(1)
    await stage.giveAll('voice', { path: pathOf('voice.wav'), contentType: 'audio/wav' })
    await shares('Voice, 100 percent', 'Image, 0 percent', 'Video, 0 percent')
    await expect(panel.getByText('33%')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Voice complete' })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Image 0\/\d/ })).toBeVisible()
    await stage.giveAll('clip', { path: pathOf('clip.mp4'), contentType: 'video/mp4' })
    await expect(page.getByRole('tab', { name: 'Video complete' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(panel.getByText('67%')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark Storyboard as Complete' })).toBeVisible()
  })

  await test.step('without credits nothing can be generated', async () => {
    await page.getByRole('tab', { name: /Image/ }).click()
    await expect(page.getByRole('button', { name: 'Generate All Images' })).toBeEnabled()
    await stage.spendEverything()
    const none = main.getByText('No credits available', { exact: true })
    await expect(none).toBeVisible()
    expect(await colourOf(none)).toBe('red')
    await expect(page.getByRole('button', { name: 'Generate All Images' })).toBeDisabled()
  })

  await test.step('what is missing is listed with its price, and what is ticked of it is made', async () => {
    await addCredits(product, email, 90)
    await page.reload()
    const panel = page.getByRole('region', { name: 'Overall completion' })
    await expect(page.locator('main .btn-primary:not([aria-haspopup])')).toHaveCount(1)
    await panel.getByRole('button', { name: 'What will be made' }).click()
    const list = page.getByRole('alertdialog', { name: 'What will be made' })
    await expect(list.getByRole('listitem')).toHaveText([/^Image/, /^Video/])
    await expect(list).toContainText(/You need \d+ more credits/)
    const go = list.getByRole('button', { name: 'Make what is missing' })
    await list.getByRole('checkbox', { name: /^Video/ }).uncheck()
    await expect(list).toContainText('This costs up to 24 of your 90 credits')
    await go.click()
    await expect(page.getByText('Your storyboard is now complete!')).toBeVisible({
      timeout: 60_000,
    })
  })

  await test.step('when all is made, the next step is the export', async () => {
    await page.getByRole('button', { name: 'Reopen', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Overall completion' })
    await expect(panel.getByRole('status')).toHaveText('100%')
    await expect(page.locator('main .btn-primary:not([aria-haspopup])')).toHaveCount(1)
    await panel.getByRole('button', { name: 'Next: Export' }).click()
    await expect(page.getByRole('tab', { name: 'Export' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('a storyboard that is not there is told, and leads back', async ({ page, complaints }) => {
  await signUp(page)
  await page.goto(`/dashboard/editor/${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Storyboard not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  takeNotedRefusals(complaints)
})
