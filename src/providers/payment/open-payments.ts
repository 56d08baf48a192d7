import type { PaymentProviders } from './payment-provider.ts'
import { createPaypal } from './paypal/create-paypal.ts'
import { createStripe } from './stripe/create-stripe.ts'
import { createTestPayments } from './test/create-test-payments.ts'

export type PaymentSettings = {
  PAYPAL_CLIENT_ID?: string | undefined
  PAYPAL_CLIENT_SECRET?: string | undefined
  PAYPAL_WEBHOOK_ID?: string | undefined
  PAYPAL_BASE_URL: string
  PAYPAL_SCRIPT_URL: string
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_BASE_URL: string
  /** Whether credits may be had for nothing while nobody takes payments. */
  TEST_PAYMENTS: 'on' | 'off'
}

/** Whoever takes payments by the settings; the test that takes none only where nobody else does. */
export function openPayments(settings: PaymentSettings): PaymentProviders {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = settings
  const providers: PaymentProviders = {}
  if (clientId && clientSecret) {
    providers.paypal = createPaypal({
      clientId,
      clientSecret,
      webhookId: settings.PAYPAL_WEBHOOK_ID ?? null,
      baseUrl: settings.PAYPAL_BASE_URL,
      scriptUrl: settings.PAYPAL_SCRIPT_URL,
    })
  }
  if (settings.STRIPE_SECRET_KEY) {
    providers.stripe = createStripe({
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
      baseUrl: settings.STRIPE_BASE_URL,
    })
  }
  const isPayable = Object.keys(providers).length > 0
  if (!isPayable && settings.TEST_PAYMENTS === 'on') providers.test = createTestPayments()
  return providers
}
