import { AxeBuilder } from '@axe-core/playwright'
import { PAYPAL, startPaypal } from '#testing/fakes/paypal.ts'
import { STRIPE, startStripe } from '#testing/fakes/stripe.ts'
import { failuresTold, loseAnswers } from '../lost-answers.ts'
import { test as base, expect, type Product, productOfItsOwn } from '../product.ts'
import { signUp } from '../sign-up.ts'

const fakes = Promise.all([startPaypal(), startStripe()])

const NAME = `Ada ${'and daughters '.repeat(9)}Ltd`
const ADDRESS = ['Ada Ltd', 'Accounts', 'Floor 3', '1 Long Lane', 'London', 'N1 9GU', 'UK']

/** An installation that takes payments. */
const test = base.extend<object, { product: Product }>({
  product: productOfItsOwn(async () => {
    const [paypal, stripe] = await fakes
    return {
      PAYPAL_CLIENT_ID: PAYPAL.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_SCRIPT_URL: `${paypal.url}/sdk/js`,
      STRIPE_SECRET_KEY: STRIPE.secretKey,
      STRIPE_BASE_URL: stripe.url,
    }
  }),
})

test('credits are bought with PayPal at the real price, given up once, with a receipt', async ({
  page,
}) => {
  const [paypal] = await fakes
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sdk/js')) scripts.push(request.url())
  })
  await signUp(page, '/dashboard/billing')
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(
    'Nothing is limited for you here',
  )
  expect(scripts, 'before anybody wants to buy').toEqual([])
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await dialog.getByRole('button', { name: 'Give up PayPal' }).click()
  expect(scripts).toHaveLength(1)
  const script = new URL(String(scripts[0])).searchParams
  expect(script.get('client-id')).toBe(PAYPAL.clientId)
  expect(script.get('currency')).toBe('USD')
  await expect(page.getByText('Payment cancelled')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Basic/ }).check()
  await dialog.getByRole('button', { name: 'PayPal', exact: true }).click()
  await expect(page.getByText('Successfully purchased 850 credits!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect([...paypal.orders.values()].map(({ amount }) => amount.value)).toEqual(['29.00', '9.00'])
  expect(paypal.takenCents).toBe(900)
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('950')

  const moves = page.getByRole('region', { name: 'Recent Transactions' })
  await expect(moves.getByRole('listitem').first()).toContainText('+850')
  await moves.getByLabel('Kind').selectOption('Free credits')
  await expect(moves.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt 1001' })
  await expect(receipt).toContainText('$9.00')
  await receipt.getByLabel('Name or company').fill(NAME)
  await receipt.getByLabel('Address').fill(ADDRESS.join('\n'))
  await receipt.getByLabel('Tax number').fill('GB 123')
  await page.evaluate('globalThis.print = () => { globalThis.printed = true }')
  await receipt.getByRole('button', { name: 'Save and print' }).click()
  await expect.poll(() => page.evaluate('globalThis.printed')).toBe(true)

  await test.step('on paper there is the receipt alone, black on white, with every line', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Credit balance' })).toBeHidden()
    await expect(receipt.getByRole('button')).toHaveCount(0)
    await expect(receipt.getByRole('heading', { name: 'Receipt 1001' })).toBeVisible()
    await expect(receipt).toContainText(`Reelwright, ${new URL(page.url()).host}`)
    const [name, address] = await receipt.locator('.printed').all()
    if (!name || !address) throw new Error('Nothing is printed.')
    await expect(name).toHaveText(NAME)
    const isCut = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.printed'))`
    expect(await page.evaluate<boolean>(isCut)).toBe(false)
    for (const line of ADDRESS) await expect(address).toContainText(line)
    await expect(address).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(receipt.getByLabel('Tax number')).toHaveValue('GB 123')
    await page.emulateMedia({ media: 'screen' })
    for (const text of [name, address]) await expect(text).toBeHidden()
  })
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Receipt' }).click()
  await expect(receipt.getByLabel('Name or company')).toHaveValue(NAME)
  await expect(receipt.getByLabel('Address')).toHaveValue(ADDRESS.join('\n'))
  await expect(receipt.getByLabel('Tax number')).toHaveValue('GB 123')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('whatever goes wrong with a payment is said in words, and nothing is bought twice', async ({
  page,
  complaints,
}) => {
  const [paypal] = await fakes
  const taken = paypal.takenCents
  await page.route('**/sdk/js*', (route) => route.abort())
  await signUp(page, '/dashboard/billing')
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog).toContainText('Failed to load payment gateway. Please try again later.')
  await page.unroute('**/sdk/js*')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  const pay = dialog.getByRole('button', { name: 'PayPal', exact: true })

  await page.route('**/rpc/purchase/start', (route) => route.abort())
  await pay.click()
  await expect(
    page.getByText('An error occurred setting up payments. Please try again later.'),
  ).toBeVisible()
  await expect(page.getByText('Payment error. Please try again later.')).toHaveCount(0)
  await page.unroute('**/rpc/purchase/start')
  await dialog.getByRole('button', { name: 'Break PayPal' }).click()
  await expect(page.getByText('Payment error. Please try again later.')).toBeVisible()

  const finish = '**/rpc/purchase/finish'
  const answer = Promise.withResolvers<void>()
  await page.route(finish, async (route) => {
    await answer.promise
    await route.abort()
  })
  await pay.click()
  await expect(dialog).toContainText('Processing your payment...')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeDisabled()
  await expect(dialog).toBeVisible()
  answer.resolve()
  await expect(
    page.getByText('An error occurred while processing your payment. Please try again.'),
  ).toBeVisible()
  await page.unroute(finish)

  const told = { code: 'purchase-is-another', values: {} }
  const refusal = { defined: true, code: 'NOT_FOUND', status: 404, message: '', data: { told } }
  await page.route(finish, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: JSON.stringify({ json: refusal }),
    }),
  )
  await pay.click()
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible()
  await page.unroute(finish)

  paypal.declines = 'TRANSACTION_REFUSED'
  await pay.click()
  await expect(page.getByText('Payment failed. Please try again later.')).toBeVisible()
  expect(paypal.takenCents).toBe(taken)
  await pay.click()
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  expect(paypal.takenCents).toBe(taken + 2900)
  // The browser notes what failed.
  expect(complaints.splice(0)).not.toEqual([])
})

test('a card that is declined is told of, and PayPal offers another way of paying', async ({
  page,
}) => {
  const [paypal] = await fakes
  const taken = paypal.takenCents
  const known = paypal.orders.size
  await signUp(page, '/dashboard/billing')
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  paypal.declines = 'INSTRUMENT_DECLINED'
  await dialog.getByRole('button', { name: 'PayPal', exact: true }).click()
  await expect(page.getByText('The payment was declined')).toBeVisible()
  // The buyer of the fake takes the other way at once.
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(paypal.orders.size).toBe(known + 1)
  expect(paypal.takenCents).toBe(taken + 2900)
})

test('who chooses another package while the payment is approved has what was approved', async ({
  page,
}) => {
  const [paypal] = await fakes
  const taken = paypal.takenCents
  const approval = Promise.withResolvers<void>()
  await page.route(`${paypal.url}/approve/**`, async (route) => {
    await approval.promise
    await route.continue()
  })
  await signUp(page, '/dashboard/billing')
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  const approving = page.waitForRequest(`${paypal.url}/approve/**`)
  await dialog.getByRole('button', { name: 'PayPal', exact: true }).click()
  await approving
  await dialog.getByRole('radio', { name: /^Basic/ }).check()
  approval.resolve()
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(paypal.takenCents).toBe(taken + 2900)
})

test('answers that get lost are asked for again: one order, one payment, and success alone is told', async ({
  page,
  complaints,
}) => {
  const [paypal] = await fakes
  const taken = paypal.takenCents
  const known = paypal.orders.size
  await signUp(page, '/dashboard/billing')
  const failures = await failuresTold(page)
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await loseAnswers(page, '**/rpc/purchase/start', 1)
  await loseAnswers(page, '**/rpc/purchase/finish', 1)
  const pay = dialog.getByRole('button', { name: 'PayPal', exact: true })
  await pay.click()
  await expect(page.getByText('Checking whether it has arrived.')).toBeVisible()
  await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
  await expect(page.getByText('Checking whether it has arrived.')).toHaveCount(0)
  await expect(dialog).toBeHidden()
  expect(await failures()).toEqual([])
  expect([paypal.orders.size, paypal.takenCents]).toEqual([known + 1, taken + 2900])

  await test.step('of a payment that nobody could tell of the next press finds the credits', async () => {
    await loseAnswers(page, '**/rpc/purchase/finish', Infinity)
    await page.getByRole('button', { name: 'Purchase Credits' }).click()
    await pay.click()
    await expect(
      page.getByText('If it is paid already, its credits come by themselves within minutes.'),
    ).toBeVisible({ timeout: 30_000 })
    await pay.click()
    await expect(page.getByText('Successfully purchased 2,800 credits!')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect([paypal.orders.size, paypal.takenCents]).toEqual([known + 2, taken + 5800])
    await expect(page.getByText('5,700 Credits', { exact: true })).toBeVisible()
  })
  // The browser notes the requests that were cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

test('who pays by card on the page of Stripe comes back to the credits of a year', async ({
  page,
}) => {
  const [, stripe] = await fakes
  await page.route(`${stripe.url}/pay/**`, async (route) => {
    stripe.pay(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const purchaseId = [...stripe.sessions.values()].at(-1)?.purchaseId
    const back = `/dashboard/billing?purchase=${purchaseId}&payment=done`
    await route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: `<a href="${back}">Back</a>`,
    })
  })
  const { origin } = await signUp(page, '/dashboard/billing').then(() => new URL(page.url()))
  await page.getByRole('button', { name: 'Purchase Credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await dialog.getByRole('button', { name: 'Annual' }).click()
  await dialog.getByRole('radio', { name: /^Basic/ }).check()
  await dialog.getByRole('button', { name: 'Pay by card' }).click()
  const link = page.getByRole('link', { name: 'Back' })
  await expect(link).toBeVisible()
  await page.goto(`${origin}${await link.getAttribute('href')}`)
  await expect(page.getByText('Successfully purchased 850 credits!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Purchases' })).toContainText(
    'The next 850 credits come on',
  )
  expect(stripe.takenCents).toBe(8640)
})

// The last: what is held here is captured by the product some minutes later.
test('what the vendor has not decided yet is said to be checked, and is not paid a second time', async ({
  page,
}) => {
  const [paypal] = await fakes
  const taken = paypal.takenCents
  await signUp(page, '/dashboard/billing')
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  for (const hold of [
    () => (paypal.declines = 'ORDER_COMPLETION_IN_PROGRESS'),
    () => (paypal.captureStatus = 'PENDING'),
  ]) {
    hold()
    await page.getByRole('button', { name: 'Purchase Credits' }).click()
    await dialog.getByRole('button', { name: 'PayPal', exact: true }).click()
    const told = page.getByRole('status').filter({ hasText: 'The payment is being checked' })
    await expect(told).toBeVisible()
    await expect(dialog).toBeHidden()
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told).toHaveCount(0)
  }
  paypal.captureStatus = 'COMPLETED'
  expect(paypal.takenCents).toBe(taken)
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()
})
