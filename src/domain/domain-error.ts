import { type ErrorCode, errors } from '#contract/error.ts'
import { inWords } from '#contract/words/in-words.ts'
import { tell, type Told } from '#contract/words/told.ts'

/** An operation refused for a reason the user can understand; one middleware turns it into the contract's error. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly told: Told
  readonly data: Record<string, unknown> | undefined
  constructor(
    code: ErrorCode,
    told: Told = tell(errors[code].usual),
    data?: Record<string, unknown>,
  ) {
    super(inWords(told))
    this.name = 'DomainError'
    this.code = code
    this.told = told
    this.data = data
  }
}
