import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { inWords } from '#contract/words/in-words.ts'
import { tell, type Told } from '#contract/words/told.ts'

/** The answer where nothing is; programs read JSON. */
export function noSuchOperation(): Response {
  return Response.json(plainly('NOT_FOUND', tell('operation-not-found')), { status: 404 })
}

/** Refuses bodies of more bytes than this, in JSON as all other refusals. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const told = tell('request-too-large', { most: maxSize / 1024 })
  return bodyLimit({ maxSize, onError: (c) => c.json(plainly('PAYLOAD_TOO_LARGE', told), 413) })
}

/** What is told, in the form of every refusal. */
export function plainly(code: string, told: Told) {
  return { code, message: inWords(told), data: { told } }
}
