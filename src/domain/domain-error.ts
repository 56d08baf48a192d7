import { type ErrorCode, errors } from '#contract/error.ts'
import { inWords } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { type Unavailable, whyUnavailable } from '#database/faults.ts'

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

const WORDS: Record<Unavailable, Told> = {
  away: tell('database-away'),
  full: tell('disk-full'),
  'read-only': tell('read-only'),
}

/** What to say when the database or the disk does not work; null for any other error. */
export function asUnavailable(error: unknown): DomainError | null {
  if (error instanceof DomainError) return null
  const reason = whyUnavailable(error)
  return reason && new DomainError('UNAVAILABLE', WORDS[reason])
}

/**
 * A step of a generation that a fault of ours made fail. What is told is for the person who waits, the
 * cause for the log.
 */
export class FailedStep extends Error {
  readonly told: Told
  constructor(told: Told, cause: unknown) {
    super(inWords(told), { cause })
    this.name = 'FailedStep'
    this.told = told
  }
}
