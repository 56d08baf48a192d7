import { ORPCError, ValidationError } from '@orpc/server'
import { errors } from '#contract/error.ts'
import { DomainError } from '#domain/domain-error.ts'
import { asUnavailable } from '#domain/unavailable.ts'

/** Turns a refusal into the contract's error; anything unexpected passes on and is answered without details. */
export function asContractError(error: unknown): unknown {
  if (error instanceof DomainError) {
    const { code, message, data } = error
    return new ORPCError(code, { status: errors[code].status, message, data })
  }
  const unavailable = asUnavailable(error)
  if (unavailable) {
    const { code, message } = unavailable
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return new ORPCError(code, { status: errors[code].status, message, cause })
  }
  if (isInvalidInput(error)) {
    const { status, message } = errors.INVALID_INPUT
    const { issues } = error.cause
    const words = issues.map((issue) => issue.message).join('. ')
    const fields = issues.map(({ path = [] }) => path.map(String).join('.'))
    return new ORPCError('INVALID_INPUT', { status, message: words || message, data: { fields } })
  }
  return error
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
