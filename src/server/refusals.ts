import type { Context as HttpContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errors } from '#contract/error.ts'
import { inWords } from '#contract/words/in-words.ts'
import { tell, type Told } from '#contract/words/told.ts'
import type { DomainError } from '#domain/domain-error.ts'

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

/** A refusal outside of the contract's operations, in the same form. */
export function refuse(c: HttpContext, { code, message, told }: DomainError): Response {
  c.header('cache-control', 'no-store')
  return c.json({ code, message, data: { told } }, errors[code].status)
}

const RETRY_AFTER_S = '5'

/** Whatever answers 503, and did not say itself when to come back. */
export const sayWhenToRetry: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status !== 503 || c.res.headers.has('retry-after')) return
  c.header('retry-after', RETRY_AFTER_S)
}
