import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteContext } from '#domain/context.ts'
import { receiveNotice } from '#domain/purchase/index.ts'
import { PaymentError } from '#providers/payment/payment-provider.ts'

const MAX_BYTES = 256 * 1024
const FROM = ['paypal', 'stripe'] as const

/**
 * What vendors of payments tell by themselves. Whoever is not one of them learns nothing: neither whether payments
 * are set up, nor whether a purchase is known.
 */
export function paymentNotices(context: SiteContext): Hono {
  const app = new Hono()
  for (const method of FROM) {
    app.post(`/webhooks/${method}`, bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
      const body = Buffer.from(await c.req.arrayBuffer())
      const notice = { headers: c.req.header(), body }
      try {
        const isHeard = await receiveNotice(context, method, notice)
        return c.json({ heard: isHeard }, isHeard ? 200 : 400)
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error
        console.error(`A notice from ${method}: ${error.message}`)
        // It is sent again.
        return c.json({ heard: false }, 503)
      }
    })
  }
  return app
}
