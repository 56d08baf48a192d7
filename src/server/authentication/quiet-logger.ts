import { errorFacts, type Log } from '../log.ts'

/** The library's faults, for the log. */
export function quietLogger(log: Log) {
  return {
    level: 'error' as const,
    log(_level: string, message: string, ...args: unknown[]) {
      const error = args.find((argument) => argument instanceof Error)
      log.error('authentication failed', { message, ...(error && errorFacts(unstated(error))) })
    },
  }
}

/**
 * A fault without the failed statement, whose values may be addresses and hashes of passwords; what
 * PostgreSQL said about it stays.
 */
export function unstated(error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error.name) : error
  return new Error('Authentication failed', { cause })
}
