import type { Page } from '@playwright/test'
import { startFakeGrok } from '#testing/fakes/grok.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { connect, onItsOwnInstallation } from './own-installation.ts'

const MINUTE_MS = 60_000
const test = onItsOwnInstallation()

test('a storyboard is translated from the editor and the list, for its price, into one of its own', async ({
  page,
}) => {
  test.setTimeout(3 * MINUTE_MS)
  const grok = await startFakeGrok([{ says: 'I cannot help with that.' }])
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const credits = async () => (await (await page.request.get('/api/v1/account')).json()).credits
  const read = async (storyboard: string) =>
    await (await page.request.get(`/api/v1/storyboards/${storyboard}`)).json()
  const dialog = page.getByRole('dialog', { name: 'Translate storyboard' })
  const translate = dialog.getByRole('button', { name: /^Translate/ })

  await test.step('without a language model it says what is needed', async () => {
    await page.goto(`/dashboard/editor/${id}`)
    await page.getByRole('button', { name: 'Translate', exact: true }).click()
    await expect(dialog.getByText('Translating needs a language model')).toBeVisible()
    await expect(translate).toBeDisabled()
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/dashboard/admin?tab=models')
    await connect(page, 'Grok', grok.settings.key, grok.settings.baseUrl)
  })
  const before = await credits()
  const original = await read(id)
  await page.goto(`/dashboard/editor/${id}`)
  await test.step('one that the model refuses costs nothing', async () => {
    await page.getByRole('button', { name: 'Translate', exact: true }).click()
    await expect(translate).toBeDisabled()
    await dialog.getByLabel('Into').selectOption('German')
    await expect(dialog).toContainText('Uses 10 credits.')
    await expectReadable(page)
    await translate.click()
    await expect(dialog.getByText(/“I cannot help with that\.”/).first()).toBeVisible()
    expect(await credits()).toEqual(before)
  })
  await test.step('the next one opens as a storyboard in German', async () => {
    await translate.click()
    await expectEditor(page, id)
    await expect(
      page.getByRole('heading', { level: 1, name: /^Das Meer ist ruhig\./ }),
    ).toBeVisible()
    const told = await read(page.url().split('/').at(-1)?.split('?')[0] ?? '')
    expect(told).toMatchObject({ language: 'de', aspectRatio: original.aspectRatio })
    expect(told.scenes).toHaveLength(original.scenes.length)
    expect(await credits()).toEqual({ available: before.available - 10, held: 0 })
    expect(await read(id)).toEqual(original)
  })
  await test.step('and one from the list', async () => {
    await page.goto('/dashboard/storyboard')
    await page.getByRole('button', { name: `Translate ${original.title}` }).click()
    await dialog.getByLabel('Into').selectOption('Vietnamese')
    await translate.click()
    await expectEditor(page, id)
    await expect(page.getByRole('heading', { level: 1, name: /^Biển rất êm/ })).toBeVisible()
  })
  expect(grok.counts).toEqual({ requests: 3, billed: 3 })
})

async function expectEditor(page: Page, otherThan: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/dashboard/editor/(?!${otherThan})`), {
    timeout: MINUTE_MS,
  })
}
