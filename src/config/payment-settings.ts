import { z } from 'zod'

const secret = (description: string) =>
  z.string().optional().meta({ description, byDefault: 'none', secret: true })
const address = (of: string, usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
    .default(usual)
    .describe(`Address of ${of}`)

/** How credits are paid for; docs/payments.md tells where each is found. */
export const paymentSettings = {
  PAYPAL_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: 'Your app at PayPal; lets people buy credits', byDefault: 'none' }),
  PAYPAL_CLIENT_SECRET: secret('Its secret; needed with `PAYPAL_CLIENT_ID`'),
  PAYPAL_WEBHOOK_ID: z.string().optional().meta({
    description: 'The webhook of that app that leads to `/webhooks/paypal`',
    byDefault: 'none: refunds and disputes are not heard of',
  }),
  PAYPAL_BASE_URL: address('PayPal’s API', 'https://api-m.paypal.com'),
  PAYPAL_SCRIPT_URL: address('PayPal’s buttons', 'https://www.paypal.com/sdk/js'),
  STRIPE_SECRET_KEY: secret('Your secret key at Stripe; lets people pay by card'),
  STRIPE_WEBHOOK_SECRET: secret('Secret of the webhook at Stripe that leads to `/webhooks/stripe`'),
  STRIPE_BASE_URL: address('Stripe’s API', 'https://api.stripe.com'),
  TEST_PAYMENTS: z.enum(['on', 'off'], 'must be on or off').optional().meta({
    description: 'Whether credits can be “bought” without paying, while no way of paying is set up',
    byDefault: '`on` with the embedded PostgreSQL, unless `NODE_ENV` is `production`',
  }),
}
