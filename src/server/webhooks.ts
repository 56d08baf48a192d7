import { Hono, type Context as HttpContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Context, SiteContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { receiveNotice } from '#domain/purchase/index.ts'
import { createSigningSecrets, takeWebhook } from '#domain/webhooks.ts'
import { PaymentError } from '#providers/payment/payment-provider.ts'
import { CLIENT_ADDRESS, networkOf } from './network.ts'
import { limitBody, refuse } from './refusals.ts'

const BODY_MAX_BYTES = 64 * 1024

/**
 * `POST /webhooks/{vendor}`: a vendor says that a job has ended. The answer is the same whoever asks and whatever
 * came of it.
 */
export function webhooks(context: Context) {
  const secrets = createSigningSecrets()
  const app = new Hono()
  app.post('/webhooks/:vendor', limitBody(BODY_MAX_BYTES), async (c) => {
    try {
      await takeWebhook(context, secrets, await receivedFrom(c))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return refuse(c, error)
    }
    return c.body(null, 204)
  })
  return app
}

async function receivedFrom(c: HttpContext) {
  const header = (name: string) => c.req.header(name) ?? ''
  return {
    vendor: c.req.param('vendor') ?? '',
    callId: c.req.query('call') ?? '',
    token: c.req.query('token') ?? '',
    network: networkOf(header(CLIENT_ADDRESS)),
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signatures: header('webhook-signature'),
    body: Buffer.from(await c.req.arrayBuffer()),
  }
}

const MAX_BYTES = 256 * 1024
const FROM = ['paypal', 'stripe'] as const

/**
 * What vendors of payments tell by themselves. Whoever is not one of them learns nothing: neither whether payments
 * are set up, nor whether a purchase is known.
 */
export function paymentWebhooks(context: SiteContext): Hono {
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
