import { type ErrorCode, errors } from '#contract/error.ts'

/** An operation refused for a reason the user can understand; one middleware turns it into the contract's error. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly data: Record<string, unknown> | undefined
  constructor(
    code: ErrorCode,
    message: string = errors[code].message,
    data?: Record<string, unknown>,
  ) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.data = data
  }
}
