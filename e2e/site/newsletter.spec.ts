import { randomUUID } from 'node:crypto'
import { mailedLink } from '../mail.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'

test('an address is subscribed by the mailed link, in the language of the page', async ({
  page,
  product,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/fr/docs')
  const foot = page.getByRole('contentinfo')
  await foot.locator('input[type=email]').fill(email)
  await foot.locator('input[type=email]').press('Enter')
  await expect(foot.getByText(email)).toBeVisible()

  await page.goto(await mailedLink(product, email, '/fr/newsletter'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/fr/home')
})

test('a link that means nothing says so and how to go on', async ({ page, complaints }) => {
  await page.goto('/newsletter?confirm=nothing')
  await expect(
    page.getByRole('heading', { name: 'This link does not work any more' }),
  ).toBeFocused()
  takeNotedRefusals(complaints)
})
