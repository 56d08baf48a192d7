import { startFakeGrok } from '#testing/fakes/grok.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { connect, onItsOwnInstallation } from './own-installation.ts'

const MINUTE_MS = 60_000
const test = onItsOwnInstallation()

test('a scene and a title are suggested otherwise, taken, and taken back, free of charge', async ({
  page,
}) => {
  test.setTimeout(3 * MINUTE_MS)
  const grok = await startFakeGrok()
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const credits = async () => (await (await page.request.get('/api/v1/account')).json()).credits
  const scene = page.getByRole('article', { name: 'Scene 1', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Rewrite scene 1' })
  const openRewriting = async () => {
    await page.getByRole('button', { name: 'More for scene 1' }).click()
    await page.getByRole('menuitem', { name: 'Rewrite ...' }).click()
  }

  await test.step('without a language model it says what is needed', async () => {
    await page.goto(`/dashboard/editor/${id}`)
    await openRewriting()
    await expect(dialog.getByText('Suggestions need a language model')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Suggest', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/dashboard/admin?tab=models')
    await connect(page, 'Grok', grok.settings.key, grok.settings.baseUrl)
  })

  const before = await credits()
  await page.goto(`/dashboard/editor/${id}`)
  await test.step('a suggestion is chosen and used, and undone', async () => {
    await openRewriting()
    await dialog.getByRole('button', { name: 'Own wish' }).click()
    await expect(dialog.getByRole('button', { name: 'Suggest', exact: true })).toBeDisabled()
    await dialog.getByLabel('Your wish').fill('With a question first')
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
    await dialog.getByRole('radio', { name: 'The sea rests.' }).check()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Use this text' }).click()
    await expect(page.getByText('Content updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The sea rests.')).toBeVisible()
    expect(JSON.stringify(grok.bodies[0])).toContain('With a question first')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('The sea rests.')).toBeHidden()
  })
  await test.step('a title is chosen and used', async () => {
    await page.getByRole('button', { name: 'Suggest titles' }).click()
    const titles = page.getByRole('dialog', { name: 'Suggest titles' })
    await titles.getByRole('button', { name: 'Suggest', exact: true }).click()
    await titles.getByRole('radio', { name: 'Still water.' }).check()
    await expectReadable(page)
    await titles.getByRole('button', { name: 'Use this title' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Still water.' })).toBeVisible()
  })
  expect(await credits()).toEqual(before)
  expect(grok.counts).toEqual({ requests: 2, billed: 2 })
  await expect(scene).toBeVisible()
})
