import { startFakeGrok } from '#testing/fakes/grok.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { connect, onItsOwnInstallation } from './own-installation.ts'

const SENTENCE = 'La mina de sal abrió en 1280 y da trabajo a 250 personas del pueblo. '
const ARTICLE = SENTENCE.repeat(Math.floor(20_000 / SENTENCE.length)).trim()
const MINUTE_MS = 60_000
const test = onItsOwnInstallation()

test('a text of 20,000 characters waits for a language model, and becomes a storyboard with one', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  const grok = await startFakeGrok()
  const text = page.getByLabel('Text', { exact: true })
  const create = page.getByRole('button', { name: /^Create Storyboard/ })
  const needed = page.getByText('A video from a text needs a language model')
  await signUp(page)

  await test.step('without a model the form says so before anything is pressed', async () => {
    await page.goto('/dashboard/create')
    await page.getByLabel('Video Style').selectOption('Educational')
    await page.getByLabel('Target Audience').selectOption('General Audience')
    await page.getByRole('radio', { name: /From a text/ }).check({ force: true })
    await expect(needed).toBeVisible()
    await expect(create).toBeDisabled()
    await text.fill(ARTICLE)
    await expect(page.getByLabel('Language')).toHaveValue('es')
    await expect(page.getByText(`${ARTICLE.length.toLocaleString('en')} / 20,000`)).toBeVisible()
    await text.press('Control+End')
    await text.pressSequentially(' Todos.')
    await expect(text).toHaveValue(/Todos\.$/)
  })
  await test.step('the text stays while an admin connects one', async () => {
    await page.getByRole('link', { name: 'Connect a model' }).click()
    await connect(page, 'Grok', grok.settings.key, grok.settings.baseUrl)
    await page.goto('/dashboard/create')
    await expect(text).toHaveValue(new RegExp(`^${SENTENCE}`))
    await expect(needed).toBeHidden()
  })
  await test.step('too much and too little are refused', async () => {
    await text.fill(`${ARTICLE}${SENTENCE}`)
    await create.click()
    await expect(page.getByText('Text must be at most 20000 characters')).toBeVisible()
    await text.fill(SENTENCE)
    await expect(page.getByText('Text must be at least 100 characters')).toBeVisible()
    expect(grok.counts.requests).toBe(0)
    await text.fill(ARTICLE)
  })

  await create.click()
  await expect(page).toHaveURL(/\/dashboard\/editor\//, { timeout: MINUTE_MS })
  await page.getByText('What it was written from').click()
  await expect(page.getByRole('region', { name: 'What it was written from' })).toHaveText(ARTICLE)
  expect(grok.counts).toEqual({ requests: 1, billed: 1 })
  const [system, user] = grok.bodies[0]?.input ?? []
  expect(JSON.stringify(user)).toContain(ARTICLE)
  expect(JSON.stringify(system)).not.toContain('La mina')
})
