import type { Page } from '@playwright/test'
import { CONTENT_PAGES } from '../../src/contract/public-page.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { showcaseOf } from './showcase-list.ts'

const SIGN_UP = { from: '/dashboard', showSignUp: true }

test('the sections stand in their order', async ({ page }) => {
  await open(page)
  await expect(page.locator('main h2, main h1')).toHaveText([
    'Made with Reelwright',
    /Type the idea/,
    'The whole production on one sheet',
    'Where your video goes next',
    'Everything between the idea and the upload',
    'The same pipeline, as an API',
    'Six steps, and you can stop after any of them',
    'Made here, watched elsewhere',
    'People who post for a living',
    'Priced in videos, counted in credits',
    'Start Creating Today',
  ])
  await expect(page.locator('.features > li')).toHaveCount(8)
  await expect(page.locator('.testimonials figure')).toHaveCount(3)
  await expect(page.locator('.featured-cases article')).toHaveCount(2)
  await expect(
    page.getByRole('list', { name: 'As featured in' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(page.locator('.success-metrics dd')).toHaveText(['4.9/5', '156', '3M+', '46,000+'])
  await expect(page.locator('.trust-badges li')).toHaveCount(4)
  const closing = page.getByRole('region', { name: 'Start Creating Today' })
  await expect(closing).toContainText('Ready to transform your content creation?')
  await expect(closing.locator('dd')).toHaveText(['5x', '70%', '3M+'])
  await expect(closing).toContainText('Watch examples of videos created with our platform')
})

test('the preview is a drawing of the editor in which nothing can be pressed', async ({ page }) => {
  await open(page)
  const preview = page.getByRole('figure', { name: /^The Reelwright editor/ })
  await expect(preview).toContainText('1,240 Credits')
  await expect(preview).toContainText('Every lighthouse blinks its own name')
  await expect(preview.getByRole('img').or(preview.locator('img')).first()).toBeVisible()
  await expect(preview.getByRole('button')).toHaveCount(0)
  await expect(preview.getByRole('link')).toHaveCount(0)
})

test('"Start Creating for Free" leads to the sign-up form where there is no Google sign-in', async ({
  page,
}) => {
  await page.route('**/api/v1/sign-in-methods', (route) =>
    route.fulfill({ json: { google: false } }),
  )
  await open(page)
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
  const closing = page.getByRole('region', { name: 'Start Creating Today' })
  for (const place of [hero, closing]) {
    await place.getByRole('link', { name: 'Start Creating for Free' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate<object>('history.state.usr')).toEqual(SIGN_UP)
    await page.goBack()
  }
})

test('"Start Creating for Free" starts Google sign-in where there is one', async ({ page }) => {
  await page.route('**/api/v1/sign-in-methods', (route) =>
    route.fulfill({ json: { google: true } }),
  )
  await page.route('**/api/auth/google/start', (route) =>
    route.fulfill({ status: 302, headers: { location: '/login?left=for-google' } }),
  )
  await open(page)
  await page.getByRole('link', { name: 'Start Creating for Free' }).first().click()
  await expect(page).toHaveURL(/\/login\?left=for-google$/)
})

test('the buttons of hero and closing scroll to their sections', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(page.getByRole('heading', { name: /^Six steps/ })).toBeInViewport()
  await page.getByRole('link', { name: 'View Pricing Plans' }).click()
  await expect(page.getByRole('heading', { name: /^Priced in videos/ })).toBeInViewport()
})

test('each sample video is one stop of the keyboard, and plays', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Play Keepers of the light' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play From bean to cup' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play Three hearts, eight arms' })).toBeFocused()
  await page.keyboard.press('Enter')
  const video = page.locator('.samples video').last()
  await expect(video).toBeFocused()
  await expect(video).toHaveJSProperty('paused', false)
})

test('platforms stand with their audience, the API with its code, the gallery with a case study', async ({
  page,
}) => {
  await open(page)
  const platforms = page.getByRole('region', { name: 'Where your video goes next' })
  for (const name of ['TikTok', 'Instagram', 'YouTube', 'Facebook', 'LinkedIn']) {
    const platform = platforms.getByRole('listitem').filter({ hasText: name })
    await expect(platform.locator('svg')).toBeVisible()
    await expect(platform.locator('.audience')).toHaveText(/^\d(\.\d)?B$/)
  }
  await expect(page.getByLabel('Sample code')).toContainText('/api/v1/storyboards')
  // As on a site without TLS.
  await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
  await page.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate<string>('getSelection().toString()')).toMatch(/^# Sign in once/)
  await expect(page.locator('.case-study')).toContainText('heat-pump series')
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    'All',
    'Tech',
    'Fashion',
    'Education',
    'Business',
  ])
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const testimonial = page.locator('.testimonials figure').first()
  await expect(testimonial).toContainText('5 of 5 stars')
  await expect(testimonial.locator('.stars svg')).toHaveCount(5)
  await expect(testimonial.locator('.company-logo')).toHaveText('linh.ontheway')
  await expect(testimonial.locator('blockquote')).toContainText('lose my Sundays to captions')
  await expect(testimonial.locator('.metrics')).toHaveText('212K to 480K followers in six months')
  await expect(testimonial.locator('.avatar')).toHaveText('ML')
  await expect(testimonial.locator('figcaption')).toContainText('Mai Linh Tran')
  await expect(testimonial.locator('figcaption')).toContainText('Travel creator, linh.ontheway')
  await expect(testimonial.locator('figcaption svg')).toBeVisible()
})

test('the page claims what the product claims', async ({ page }) => {
  await open(page)
  const claims = [
    '30+ realistic AI voices',
    '10+ languages with emotion control',
    'TikTok, Instagram, YouTube and others',
    'Brand customization',
    'Advanced controls',
    'No credit card required',
    '5-minute setup',
    'Cancel anytime',
    'videos 8x faster',
    'from 12,000+ reviews',
    'countries with active users',
    'newsletter subscribers',
  ]
  for (const claim of claims) await expect(page.locator('main')).toContainText(claim)
})

test('scrolling to a section is smooth, and at once for who asked for less motion', async ({
  page,
}) => {
  await page.addInitScript(`
    Element.prototype.scrollIntoView = function (options) {
      this.dataset.scrolled = options.behavior
    }`)
  await open(page)
  const section = page.locator('#how-it-works')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(section).toHaveAttribute('data-scrolled', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(section).toHaveAttribute('data-scrolled', 'instant')
})

test('the footer leads to every page, to the sections and to the accounts elsewhere', async ({
  page,
}) => {
  await open(page)
  const footer = page.getByRole('contentinfo')
  for (const path of [...CONTENT_PAGES, '/home#features', '/home#how-it-works', '/home#pricing']) {
    await expect(footer.locator(`nav a[href="${path}"]`)).toBeVisible()
  }
  for (const anchor of ['features', 'how-it-works', 'pricing']) {
    await expect(page.locator(`section#${anchor}`)).toBeVisible()
  }
  // Nobody's accounts are led to: they are settings.
  await expect(footer.getByRole('link', { name: /^Reelwright on|^Source code/ })).toHaveCount(0)
})

test('the footer leads to the source code and to the accounts that are set', async ({ page }) => {
  const sourceUrl = 'https://code.example/reelwright'
  const accounts = [
    { platform: 'YouTube', url: 'https://www.youtube.com/@keepers' },
    { platform: 'X', url: 'https://x.com/keepers' },
  ]
  await page.route('**/api/v1/site-links', (route) =>
    route.fulfill({ json: { sourceUrl, accounts } }),
  )
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', sourceUrl)
  for (const { platform, url } of accounts) {
    const link = footer.getByRole('link', { name: `Reelwright on ${platform}` })
    await expect(link).toHaveAttribute('href', url)
  }
  await expect(footer.getByRole('link', { name: /^Reelwright on/ })).toHaveCount(2)
})

test('the language selector opens the page in the language chosen, and the choice is kept', async ({
  page,
  context,
}) => {
  await open(page)
  const selector = page.getByRole('contentinfo').getByRole('combobox')
  await expect(selector.getByRole('option')).toHaveText([
    'English (en)',
    'Español (es)',
    'Français (fr)',
    'Deutsch (de)',
    '日本語 (jp)',
    'Tiếng Việt (vi)',
  ])
  await selector.selectOption('日本語 (jp)')
  await expect(page).toHaveURL(/\/ja\/home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'ja' }),
  )
  await page.goto('/')
  await expect(page).toHaveURL(/\/ja\/home$/)
})

test('the page is whole without JavaScript', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${product.url}/home`)
  await expect(page.getByRole('heading', { name: 'Start Creating Today' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveCount(23)
  await page.close()
})

test('the newsletter asks for an address and says what comes next', async ({ page }) => {
  await page.route('**/api/v1/newsletter/subscribe', (route) =>
    route.fulfill({ json: { accepted: true } }),
  )
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('alert')).toHaveText(
    'Enter an e-mail address like you@example.com.',
  )
  await expect(footer.getByLabel('E-mail')).toBeFocused()
  await footer.getByLabel('E-mail').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const answer = footer.getByRole('status')
  await expect(answer).toContainText('open the mail we sent to ada@example.com')
  await expect(answer).toBeFocused()
})

test('the menu of a phone opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('anyone can read the page with videos to show', async ({ page }) => {
  await open(page)
  await expectReadable(page)
})

async function open(page: Page): Promise<void> {
  await showcaseOf(page, ['Keepers of the light', 'From bean to cup'])
  await page.goto('/home')
  await expect(page.getByRole('list', { name: 'Choose a video' })).toBeVisible()
}
