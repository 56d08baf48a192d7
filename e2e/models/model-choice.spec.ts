import type { Page } from '@playwright/test'
import type { Storyboard } from '#contract/storyboard.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { addCredits } from '../credits.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { onItsOwnInstallation } from './own-installation.ts'

const MINUTE_MS = 60_000

const test = onItsOwnInstallation()

test('an admin offers models; each scene is made by the model chosen for it, at the price shown', async ({
  page,
  product,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  const ideogram = await startIdeogram()
  const email = await signUp(page)
  await addCredits(product, email, 500)
  const id = await writeStoryboard(page.request)

  await test.step('with a single model there is nothing to choose', async () => {
    await page.goto(`/dashboard/editor/${id}?tab=image`)
    await expect(page.getByRole('button', { name: /^Generate All Images/ })).toBeVisible()
    await expect(page.getByLabel('Model', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Model of scene 1' })).toHaveCount(0)
  })
  await test.step('the admin connects a vendor, and offers more of its models', async () => {
    await page.goto('/dashboard/admin?tab=models')
    const card = page.getByRole('form', { name: 'Ideogram' })
    await card.getByLabel('API key').fill(IDEOGRAM_KEY)
    await card.getByLabel('Base URL').fill(ideogram.url)
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Connected')
    await expect(card.getByLabel('v3-turbo is the default')).toBeDisabled()
    await card.getByLabel('Users may choose v3-quality').click()
    await expect(card.getByLabel('Users may choose v3-quality')).toBeChecked()
    const quality = card.getByLabel('Price of v3-quality in credits')
    for (const typed of ['1.5', '-1', '9999999']) {
      await quality.fill(typed)
      await expect(quality).toHaveValue(typed)
      await card.getByRole('button', { name: 'Save' }).click()
      await expect(card).toContainText('Enter a whole number of credits from 0 to 100,000')
    }
    await quality.fill('30')
    await expect(card).not.toContainText('Enter a whole number')
    await card.getByRole('button', { name: 'Save' }).click()
    const builtIn = page.getByRole('form', { name: 'Built-in studio' })
    await builtIn.getByLabel('Users may choose Image').click()
    await expect(builtIn.getByLabel('Users may choose Image')).toBeChecked()
    await page.reload()
    await expect(card.getByLabel('Users may choose v3-quality')).toBeChecked()
    await expect(card.getByLabel('Price of v3-quality in credits')).toHaveValue('30')
    await expectReadable(page)
  })
  await test.step('the storyboard chooses one, a scene another', async () => {
    await page.goto(`/dashboard/editor/${id}?tab=image`)
    const model = page.getByLabel('Model', { exact: true })
    await expect(model.getByRole('option')).toHaveText([
      'Ideogram v3-turbo, 12 credits',
      'Ideogram v3-quality, 30 credits',
      'Built-in studio, 12 credits',
    ])
    await expectReadable(page)
    await model.selectOption('builtin')
    await expect.poll(async () => (await read(page, id)).models).toEqual({ illustrator: 'builtin' })
    await page.getByRole('button', { name: 'Model of scene 1' }).click()
    await page.getByRole('radio', { name: /Ideogram v3-quality/ }).check()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Use this model' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const { scenes } = await read(page, id)
  const price = 30 + 12 * (scenes.length - 1)
  const before = await available(page)
  await test.step('all of them are made at the price on the button', async () => {
    const all = page.getByRole('button', { name: /^Generate All Images/ })
    await expect(all).toContainText(String(price))
    await all.click()
    await expect
      .poll(async () => (await read(page, id)).scenes.every(({ image }) => image.asset), {
        timeout: MINUTE_MS,
      })
      .toBe(true)
    expect(ideogram.billed.map((fields) => fields['rendering_speed'])).toEqual(['QUALITY'])
    const made = (await read(page, id)).scenes
    // What the built-in studio cannot draw it sets in type, which is free.
    const cards = made.filter(({ image }) => image.asset?.isTextCard).length
    expect(before - (await available(page))).toBe(price - 12 * cards)
  })
  await test.step('what is not offered any more falls back, and the page says so', async () => {
    await page.goto('/dashboard/admin?tab=models')
    const card = page.getByRole('form', { name: 'Ideogram' })
    await card.getByLabel('Users may choose v3-quality').click()
    await expect(card.getByLabel('Users may choose v3-quality')).not.toBeChecked()
    await expect(card.getByLabel('Users may choose v3-quality')).toBeEnabled()
    await page.goto(`/dashboard/editor/${id}?tab=image`)
    await expect(
      page.getByText('A model that was chosen here is not offered any more'),
    ).toBeVisible()
    await expect(
      page.getByText('Built-in studio makes it instead of Ideogram v3-quality'),
    ).toBeVisible()
    await expectReadable(page)
  })
  await test.step('the built-in studio is made free in one step', async () => {
    await page.goto('/dashboard/admin?tab=models')
    const builtIn = page.getByRole('form', { name: 'Built-in studio' })
    await builtIn.getByRole('button', { name: 'Make it free' }).click()
    await expect(builtIn.getByRole('button', { name: 'Make it free' })).toHaveCount(0)
    const prices = await builtIn.getByLabel(/^Price of .* in credits$/).all()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) await expect(price).toHaveValue('0')
  })
})

async function read(page: Page, id: string): Promise<Storyboard> {
  return (await (await page.request.get(`/api/v1/storyboards/${id}`)).json()) as Storyboard
}

async function available(page: Page): Promise<number> {
  return (await (await page.request.get('/api/v1/account')).json()).credits.available
}
