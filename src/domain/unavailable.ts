import { errors } from '#contract/error.ts'
import { type Unavailable, whyUnavailable } from '#database/why-unavailable.ts'
import { DomainError } from './domain-error.ts'

const WORDS: Record<Unavailable, string> = {
  away: errors.UNAVAILABLE.message,
  full: /*i18n*/ 'The disk of this site is full, so nothing can be saved. Try again later.',
  'read-only': /*i18n*/ 'This site cannot save anything at the moment. Try again later.',
}

/** What to say when the database or the disk does not work; null for any other error. */
export function asUnavailable(error: unknown): DomainError | null {
  if (error instanceof DomainError) return null
  const reason = whyUnavailable(error)
  return reason && new DomainError('UNAVAILABLE', WORDS[reason])
}
