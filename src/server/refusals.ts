import { ORPCError, ValidationError } from '@orpc/server'
import type { Context as HttpContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errors } from '#contract/error.ts'
import { allInWords, inWords } from '#contract/words/in-words.ts'
import { toldBy } from '#contract/words/issues.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { asUnavailable, DomainError } from '#domain/domain-error.ts'

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

/** Turns a refusal into the contract's error; anything unexpected passes on and is answered without details. */
export function asContractError(error: unknown): unknown {
  if (error instanceof DomainError) return asORPCError(error)
  const unavailable = asUnavailable(error)
  if (unavailable) {
    return asORPCError(unavailable, error instanceof Error ? (error.cause ?? error) : error)
  }
  if (isInvalidInput(error)) {
    const { issues } = error.cause
    const all = issues.map((issue) => toldBy(issue))
    const [told = tell('check-input')] = all
    const fields = issues.map(({ path = [] }) => path.map(String).join('.'))
    const message = allInWords(all) || inWords(told)
    const { status } = errors.INVALID_INPUT
    return new ORPCError('INVALID_INPUT', { status, message, data: { told, fields } })
  }
  return error
}

function asORPCError({ code, message, told, data }: DomainError, cause?: unknown) {
  const { status } = errors[code]
  return new ORPCError(code, { status, message, data: { ...data, told }, cause })
}

function isInvalidInput(error: unknown): error is ORPCError<'BAD_REQUEST', unknown> & {
  cause: ValidationError
} {
  return (
    error instanceof ORPCError &&
    error.code === 'BAD_REQUEST' &&
    error.cause instanceof ValidationError
  )
}
