import { STRIPE, startStripe } from '#testing/fakes/stripe.ts'
import { expectReadable } from '../expect-readable.ts'
import { test as base, expect, type Product, productOfItsOwn } from '../product.ts'
import { newAccount, signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const vendor = startStripe()

/** An installation that sells credits. */
const test = base.extend<object, { product: Product }>({
  product: productOfItsOwn(async () => {
    const { url } = await vendor
    return { STRIPE_SECRET_KEY: STRIPE.secretKey, STRIPE_BASE_URL: url }
  }),
})

test.beforeEach(async ({ page, context }) => {
  // The first account runs the installation, and needs no plan.
  await newAccount(page.request)
  await context.clearCookies()
})

test('a plan is shown with what it allows, and where it ends leads to the one that goes on', async ({
  page,
}) => {
  const stripe = await vendor
  await signUp(page, '/dashboard/billing')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('Free')
  await expect(plan).toContainText('720p export')
  await expectReadable(page)

  const storyboard = await writeStoryboard(page.request)
  const editor = `/dashboard/editor/${storyboard}?tab=export`
  await page.goto(editor)
  const format = page.getByRole('group', { name: 'Resolution' })
  await expect(format.getByRole('radio')).toHaveCount(1)
  await expect(format.getByRole('radio')).toBeChecked()
  await expectReadable(page)
  await format.getByRole('button', { name: 'With Medium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('radio', { name: /^Medium/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/settings')
  const keys = page.getByRole('region', { name: 'API keys' })
  await expect(keys).toContainText('Your plan has no API access.')
  await expectReadable(page)
  await keys.getByRole('button', { name: 'With Medium' }).click()
  await page.route(`${stripe.url}/pay/**`, async (route) => {
    stripe.pay(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await route.fulfill({ contentType: 'text/html', body: 'Paid' })
  })
  await dialog.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText('Paid')).toBeVisible()
  const purchaseId = [...stripe.sessions.values()].at(-1)?.purchaseId
  await page.unroute(`${stripe.url}/pay/**`)
  await page.goto(`/dashboard/billing?purchase=${purchaseId}&payment=done`)
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  await expect(plan).toContainText(/MediumUntil .+, then Free/)
  await expectReadable(page)

  await page.goto(editor)
  await expect(format.getByRole('radio')).toHaveCount(2)
  await expect(format.getByRole('radio', { name: '1080p' })).toBeChecked()
  await expect(format.getByRole('button', { name: 'With Premium' })).toBeVisible()
  await page.goto('/dashboard/settings')
  await expect(keys.getByRole('button', { name: 'New key' })).toBeVisible()
})

test('a team has seats where plans are sold, and says what to do when they are taken', async ({
  page,
}) => {
  await signUp(page)
  const id = crypto.randomUUID()
  const post = async (path: string, data = {}) => {
    const answer = await page.request.post(`/api/v1${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post('/workspaces', { id, name: 'Film club' })
  await post(`/workspaces/${id}/switch`)
  await page.goto('/dashboard/settings')
  const team = page.getByRole('region', { name: 'Team' })
  await expect(team).toContainText('1 of 1 seat taken')
  await expect(team).toContainText('With Premium up to 10 people work in a workspace.')
  await expect(team.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)
  await expectReadable(page)
  await team.getByRole('button', { name: 'With Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked()
})
