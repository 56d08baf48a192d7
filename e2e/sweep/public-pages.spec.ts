import { INTERFACE_LANGUAGES } from '../../src/contract/interface-language.ts'
import { localPath, PUBLIC_PAGES } from '../../src/contract/public-page.ts'
import { expectInside, expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { expect, test } from '../product.ts'

for (const path of PUBLIC_PAGES.filter((page) => page !== '/404')) {
  test(`${path} is there, with a heading, and anyone can read it`, async ({ page, complaints }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expectReadable(page)
    // A link without its token is refused, and the browser notes it.
    if (['/verify-email', '/newsletter'].includes(path)) complaints.splice(0)
  })
}

test('an unknown path is not found, can be read, and leads home', async ({ page, complaints }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await expectReadable(page)
  // Chromium complains about the status itself.
  complaints.splice(0)
})

test('anyone can read what the sign-up form refuses', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectReadable(page)
})

for (const language of INTERFACE_LANGUAGES.slice(1)) {
  test(`the pages in ${language} have their words, whole and inside the window`, async ({
    page,
  }) => {
    for (const path of ['/home', '/login', '/docs']) {
      await page.goto(localPath(path, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectInside(page, [320, 768])
      for (const width of [390, 1440]) {
        await expectInside(page, [width])
        await expectWholeWords(page)
      }
    }
  })
}

test('the icon is there for whoever asks for the usual file', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/x-icon')
})
