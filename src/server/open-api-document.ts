import { createHash } from 'node:crypto'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context as HttpContext } from 'hono'
import { contract } from '#contract/index.ts'

/**
 * Answers with the contract as an OpenAPI document. It takes half a second of computing, during which the server
 * answers nobody else, and never changes while the program runs: so it is made once, when it is first asked for.
 */
export function openApiDocument(): (c: HttpContext) => Promise<Response> {
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
