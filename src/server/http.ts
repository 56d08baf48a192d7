import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { tell } from '#contract/words/told.ts'
import { asUnavailable } from '#domain/domain-error.ts'
import { accountArchive, archive, mediaArchive } from './archives.ts'
import { answerVisit, isVisit } from './authentication/visits.ts'
import type { Authentication } from './authentication.ts'
import { supportViewIn } from './identify.ts'
import { type AnsweredRequest, errorFacts, type RequestVariables, requestLog } from './log.ts'
import { media } from './media.ts'
import { health } from './metrics.ts'
import { clientAddress } from './network.ts'
import { type OperationsOptions, operations } from './operations.ts'
import { limitRequests, sameOriginOnly, securityHeaders } from './protection.ts'
import { limitBody, noSuchOperation, plainly, refuse, sayWhenToRetry } from './refusals.ts'
import type { FindPage } from './site/edited-home.ts'
import type { Site } from './site/read-site.ts'
import { serveSite } from './site/serve-site.ts'
import { uploads } from './uploads.ts'
import { paymentWebhooks, webhooks } from './webhooks.ts'

const CREDENTIALS_MAX_BYTES = 64 * 1024

export type HttpOptions = OperationsOptions & {
  authentication: Authentication
  site: Site
  /** Pages that stand for those of the site. */
  editedHome?: FindPage | undefined
  /** Header in which a proxy in front names the visitor's address. */
  clientAddressHeader?: string | undefined
  /** Of one account to this server. */
  requestsPerMinute: number
  /** Is told of every answer. */
  measure?: ((answered: AnsweredRequest) => void) | undefined
}

/** Everything the server answers. */
export function createHttp(options: HttpOptions): Hono<{ Variables: RequestVariables }> {
  const { context, authentication, identify, log, site, clientAddressHeader } = options
  // Not the media: a page of pictures is many requests, and each is cheap.
  const counted = limitRequests(identify, options.requestsPerMinute)
  const { publicUrl } = context
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(
    requestLog(log, options.measure),
    securityHeaders(publicUrl, context.payments.paypal !== undefined),
    clientAddress(clientAddressHeader),
  )
  app.use(sameOriginOnly(publicUrl), sayWhenToRetry)

  app.get('/health', health(context.db))
  app.use('/api/auth/*', limitBody(CREDENTIALS_MAX_BYTES))
  app.on(['GET', 'POST'], '/api/auth/*', async (c, next) => {
    // The password and the sessions are the admin's own, but the page shows somebody else.
    const isView = supportViewIn(c.req.raw.headers) !== undefined
    if (isView && c.req.method === 'POST' && c.req.path !== '/api/auth/sign-out') {
      const identity = await authentication.identityOf(c.req.raw.headers)
      if (identity) return c.json(plainly('FORBIDDEN', tell('support-view-reads')), 403)
    }
    if (isVisit(c.req.raw)) return await answerVisit(c, next, authentication.handler, log)
    const answer = await authentication.handler(c.req.raw)
    return answer.status === 404 ? noSuchOperation() : answer
  })
  // Before those of vendors of models, which take any name.
  app.route('/', paymentWebhooks(context))
  app.route('/', webhooks(context))
  // Before the operations: their smaller limit on bodies is not for files.
  app.route('/', uploads(context, counted))
  app.route('/', operations({ ...options, identify: counted }))
  app.route('/', media(context, identify))
  app.route('/', archive(context, counted))
  app.route('/', mediaArchive(context, counted))
  app.route('/', accountArchive(context, counted))
  app.route('/', serveSite(site, publicUrl, options.editedHome))

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const requestId = c.get('requestId')
    log.error('request failed', { requestId, path: c.req.path, ...errorFacts(error) })
    const unavailable = asUnavailable(error)
    if (unavailable) return refuse(c, unavailable)
    return c.json({ ...plainly('INTERNAL_SERVER_ERROR', tell('went-wrong')), requestId }, 500)
  })
  return app
}
