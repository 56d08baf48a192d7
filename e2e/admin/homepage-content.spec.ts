import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { onItsOwnInstallation } from '../models/own-installation.ts'
import { expect } from '../product.ts'
import { signUp } from '../sign-up.ts'

const test = onItsOwnInstallation()

/** As search engines and visitors without JavaScript read it. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return html.replace(/<script[\s\S]*?<\/script>/g, '')
}

/** Changes one section and saves it. */
async function editSection(
  page: Page,
  section: string,
  change: (form: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${section}`) }).click()
  const fields = page.getByRole('form', { name: section })
  await change(fields)
  await fields.getByRole('button', { name: `Save ${section}` }).click()
  await expect(page.getByText(`${section} settings saved`)).toBeVisible()
}

test('an admin edits the home page, sees it before it is saved, and takes it back', async ({
  page,
  playwright,
  product,
  complaints,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: product.url })
  await signUp(page)
  await page.goto('/dashboard/admin')
  await page.route('**/rpc/homepage/get', (route) => route.abort())
  await page.getByRole('tab', { name: 'Homepage Content' }).click()
  await expect(page.getByText('Failed to load homepage settings')).toBeVisible()
  await page.unroute('**/rpc/homepage/get')
  await page.getByRole('button', { name: 'Try again' }).click()
  const form = page.getByRole('form', { name: 'Hero' })
  const preview = page.getByRole('region', { name: 'Preview' })

  await test.step('hero: what is missing is said, what is written is previewed', async () => {
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(
      'Type the idea.\nLeave with the video.',
    )
    await form.getByLabel('Title', { exact: true }).fill('')
    await form.getByRole('button', { name: 'Save Hero' }).click()
    await expect(form.getByRole('alert')).toContainText('Fill in every title')
    await form.getByLabel('Title', { exact: true }).fill('Films & <words>')
    await expect(preview).toContainText('Films & <words>')
    expect(await htmlOf(visitor, '/home')).not.toContain('Films')
    await page.route('**/rpc/homepage/save', (route) => route.abort())
    await form.getByRole('button', { name: 'Save Hero' }).click()
    await expect(page.getByText('Failed to save hero settings')).toBeVisible()
    await page.unroute('**/rpc/homepage/save')
    expect(complaints.splice(0).every((noted) => noted.includes('ERR_FAILED'))).toBe(true)
    await form.getByRole('button', { name: 'Save Hero' }).click()
    await expect(page.getByText('Hero settings saved')).toBeVisible()
    await expect.poll(() => htmlOf(visitor, '/home')).toContain('Films &amp; &lt;words&gt;')
    expect(await htmlOf(visitor, '/de/home')).not.toContain('Films')
  })

  await test.step('questions in another language', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption('de')
    await page.getByRole('button', { name: /^FAQs/ }).click()
    const faqs = page.getByRole('form', { name: 'FAQs' })
    await faqs.getByLabel('Question').first().fill('Was kostet das?')
    await faqs.getByRole('button', { name: 'Take item 5 out' }).click()
    await faqs.getByRole('button', { name: 'Save FAQs' }).click()
    await expect.poll(() => htmlOf(visitor, '/de/home')).toContain('Was kostet das?')
    await page.getByLabel('Language', { exact: true }).selectOption('en')
  })

  await test.step('features, testimonials, numbers and logos', async () => {
    await editSection(page, 'Features', async (fields) => {
      await fields.getByLabel('Title', { exact: true }).first().fill('Scripts in a minute')
    })
    await editSection(page, 'Testimonials', async (fields) => {
      await fields.getByLabel('Name', { exact: true }).first().fill('Noor Haddad')
      await fields.getByLabel('Text', { exact: true }).first().fill('My class asked for more.')
    })
    await editSection(page, 'Numbers', async (fields) => {
      await fields.getByLabel('Value', { exact: true }).first().fill('17 B')
    })
    await editSection(page, 'Logos', async (fields) => {
      await fields.getByLabel('Names').fill('The Northern Reel')
    })
    for (const words of [
      'Scripts in a minute',
      'Noor Haddad',
      'My class asked for more.',
      '17 B',
      'The Northern Reel',
    ]) {
      await expect.poll(() => htmlOf(visitor, '/home'), words).toContain(words)
      expect(await htmlOf(visitor, '/fr/home'), words).not.toContain(words)
    }
  })

  await test.step('claims are hidden everywhere', async () => {
    expect(await htmlOf(visitor, '/home')).toContain('12,000+ reviews')
    // It turns once the server has it.
    await page.getByRole('switch', { name: 'Hide every unproved claim' }).click()
    await expect.poll(() => htmlOf(visitor, '/home')).not.toContain('12,000+ reviews')
    for (const claim of [
      'The Northern Reel',
      'Noor Haddad',
      '17 B',
      '−31%',
      '3M+',
      'cost reduction',
      '$3,500',
      '8x faster',
      '46,000+',
    ]) {
      expect(await htmlOf(visitor, '/home'), claim).not.toContain(claim)
    }
    expect(await htmlOf(visitor, '/docs')).not.toContain('46,000+')
    await expect.poll(() => htmlOf(visitor, '/ja/home')).not.toContain('The Cutting Room')
  })

  await test.step('visitors see it drawn by the page, too', async () => {
    const context = await page.context().browser()?.newContext({ baseURL: product.url })
    const home = await context?.newPage()
    if (!context || !home) throw new Error('No other window.')
    const complaints: string[] = []
    home.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    home.on('pageerror', (error) => complaints.push(error.message))
    await home.goto('/home')
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Films & <words>')
    await home
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Help', exact: false })
      .first()
      .click()
    await expect(home).toHaveURL(/\/help$/)
    await home.goBack()
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Films & <words>')
    expect(complaints).toEqual([])
    await context.close()
  })

  await test.step('history: the usual words come back', async () => {
    await page.getByRole('button', { name: /^Hero/ }).click()
    await page.getByRole('button', { name: 'Back to the usual words' }).click()
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(/^Type the idea/)
    await expect.poll(() => htmlOf(visitor, '/home')).not.toContain('Films')
    await page.getByRole('button', { name: /^Restore the version/ }).click()
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Films & <words>')
  })
  await visitor.dispose()
})
