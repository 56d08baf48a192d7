import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** The answer where nothing is; programs read JSON. */
export function noSuchOperation(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such operation.' },
    { status: 404 },
  )
}

/** Refuses bodies of more bytes than this, in JSON as all other refusals. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const message = `The request is too large: at most ${maxSize / 1024} KB.`
  return bodyLimit({
    maxSize,
    onError: (c) => c.json({ code: 'PAYLOAD_TOO_LARGE', message }, 413),
  })
}
