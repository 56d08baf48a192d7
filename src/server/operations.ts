import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { experimental_ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import { type Context as HttpContext, Hono } from 'hono'
import { z } from 'zod'
import { inputWords } from '#contract/words/issues.ts'
import type { SiteContext } from '#domain/context.ts'
import type { AccountStreams } from './account-streams.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import type { Authentication } from './authentication.ts'
import type { Identify } from './identify.ts'
import { errorFacts, type Log } from './log.ts'
import { networkOf } from './network-of.ts'
import { openApiDocument } from './open-api-document.ts'
import type { RequestVariables } from './request-log.ts'
import { limitBody, noSuchOperation } from './plain-answers.ts'
import { router } from './routers/index.ts'

const BODY_MAX_BYTES = 1024 * 1024

export type OperationsOptions = {
  context: SiteContext
  authentication: Pick<Authentication, 'methods'>
  identify: Identify
  streams: AccountStreams
  log: Log
}

type Env = { Variables: RequestVariables }

/** The contract over HTTP twice: `/rpc` for our own typed clients, `/api/v1` as REST with an OpenAPI document. */
export function operations(options: OperationsOptions) {
  const { context, authentication, identify, streams, log } = options
  z.config({ customError: inputWords })
  // Around the operation alone: a body that cannot be read is the sender's fault.
  const rpc = new RPCHandler(router, {
    clientInterceptors: [onError((error) => logUnexpected(log, error))],
  })
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: [onError((error) => logUnexpected(log, error))],
    plugins: [new experimental_ZodSmartCoercionPlugin()],
  })

  async function answer(
    c: HttpContext<Env>,
    handler: typeof rpc | typeof rest,
    prefix: `/${string}`,
  ): Promise<Response> {
    const { headers } = c.req.raw
    const { response } = await handler.handle(c.req.raw, {
      prefix,
      context: {
        context,
        streams,
        network: networkOf(headers.get(CLIENT_ADDRESS) ?? 'unknown'),
        identify: () => identify(headers),
        signInMethods: authentication.methods,
      },
    })
    if (!response) return noSuchOperation()
    response.headers.set('cache-control', 'no-store')
    return response
  }

  const app = new Hono<Env>()
  app.use(limitBody(BODY_MAX_BYTES))
  app.get('/api/v1/openapi.json', openApiDocument())
  app.all('/rpc/*', (c) => answer(c, rpc, '/rpc'))
  app.all('/api/v1/*', (c) => answer(c, rest, '/api/v1'))
  return app
}

/** A refusal is an answer; anything else is a fault of ours. */
function logUnexpected(log: Log, error: unknown): void {
  if (error instanceof ORPCError && error.status < 500) return
  log.error('operation failed', errorFacts(error))
}
