import type { Context as HttpContext } from 'hono'
import { errors } from '#contract/error.ts'
import type { DomainError } from '#domain/domain-error.ts'

/** A refusal outside of the contract's operations, in the same words. */
export function refuse(c: HttpContext, error: DomainError): Response {
  c.header('cache-control', 'no-store')
  return c.json({ code: error.code, message: error.message }, errors[error.code].status)
}
