import { expect, test } from 'vitest'
import { openPayments, type PaymentSettings } from './open-payments.ts'

const NOBODY: PaymentSettings = {
  PAYPAL_BASE_URL: 'https://api-m.paypal.com',
  PAYPAL_SCRIPT_URL: 'https://www.paypal.com/sdk/js',
  STRIPE_BASE_URL: 'https://api.stripe.com',
  TEST_PAYMENTS: 'on',
}
const PAYPAL = { PAYPAL_CLIENT_ID: 'an app', PAYPAL_CLIENT_SECRET: 'its secret' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1' }

test.each<[string, Partial<PaymentSettings>, string[]]>([
  ['nobody', {}, ['test']],
  ['nobody, and no test is wanted', { TEST_PAYMENTS: 'off' }, []],
  ['PayPal', PAYPAL, ['paypal']],
  ['Stripe', STRIPE, ['stripe']],
  ['both', { ...PAYPAL, ...STRIPE }, ['paypal', 'stripe']],
])(
  'where %s takes payments, the ways to pay are these, and a test beside none',
  (_, given, ways) => {
    expect(Object.keys(openPayments({ ...NOBODY, ...given }))).toEqual(ways)
  },
)
