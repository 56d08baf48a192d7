import { ORPCError, ValidationError } from '@orpc/server'
import { errors } from '#contract/error.ts'
import { inWords } from '#contract/words/in-words.ts'
import { toldBy } from '#contract/words/issues.ts'
import { tell } from '#contract/words/told.ts'
import { asUnavailable, DomainError } from '#domain/domain-error.ts'

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
    const message = all.map(inWords).join('. ') || inWords(told)
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
