import { errorFacts, type Log } from '../log.ts'
import { noteFault } from './tell-unavailable.ts'

/** The library's faults, for the log. */
export function quietLogger(log: Log) {
  return {
    level: 'error' as const,
    log(_level: string, message: string, ...args: unknown[]) {
      const error = args.find((argument) => argument instanceof Error)
      if (error) noteFault(error)
      log.error('authentication failed', { message, ...(error && errorFacts(error)) })
    },
  }
}
