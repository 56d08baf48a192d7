import { type Context as HttpContext, Hono } from 'hono'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { createSigningSecrets, takeWebhook } from '#domain/webhooks.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { networkOf } from './network-of.ts'
import { limitBody } from './plain-answers.ts'
import { refuse } from './refuse.ts'

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
