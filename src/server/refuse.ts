import type { Context as HttpContext } from 'hono'
import { errors } from '#contract/error.ts'
import type { DomainError } from '#domain/domain-error.ts'

/** A refusal outside of the contract's operations, in the same form. */
export function refuse(c: HttpContext, { code, message, told }: DomainError): Response {
  c.header('cache-control', 'no-store')
  return c.json({ code, message, data: { told } }, errors[code].status)
}
