import { createHash } from 'node:crypto'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { experimental_ZodSmartCoercionPlugin, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono, type Context as HttpContext } from 'hono'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import { inputWords } from '#contract/words/issues.ts'
import type { SiteContext } from '#domain/context.ts'
import type { AccountStreams } from './account-streams.ts'
import type { Authentication } from './authentication.ts'
import type { Identify } from './identify.ts'
import { errorFacts, type Log, type RequestVariables } from './log.ts'
import { CLIENT_ADDRESS, networkOf } from './network.ts'
import { limitBody, noSuchOperation } from './refusals.ts'
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

/**
 * Answers with the contract as an OpenAPI document. It takes half a second of computing, during which the server
 * answers nobody else, and never changes while the program runs: so it is made once, when it is first asked for.
 */
function openApiDocument(): (c: HttpContext) => Promise<Response> {
  let making: ReturnType<typeof makeDocument> | undefined
  return async (c) => {
    making ??= makeDocument()
    const { body, tag } = await making
    // A new version of the product has another tag; who has this one is told so in a few bytes.
    const headers = { etag: tag, 'cache-control': 'public, no-cache' }
    const known = c.req.header('if-none-match')?.split(',') ?? []
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag))
      return c.body(null, 304, headers)
    return c.body(body, 200, { ...headers, 'content-type': 'application/json' })
  }
}

async function makeDocument(): Promise<{ body: string; tag: string }> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Reelwright', version: '1' },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'reelwright.session_token' },
      },
    },
    security: [{ session: [] }],
  })
  const body = JSON.stringify(document)
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}
