import { tell, type Told } from '#contract/words/told.ts'
import { type Unavailable, whyUnavailable } from '#database/why-unavailable.ts'
import { DomainError } from './domain-error.ts'

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
