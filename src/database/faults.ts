import { DrizzleQueryError } from 'drizzle-orm'

/** What keeps the database or the disk from working, through no fault of who asked. */
export type Unavailable = 'away' | 'full' | 'read-only'

const REASON_OF_CODE: Record<string, Unavailable> = {
  // Node's words, of sockets and of files.
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  // PostgreSQL's: shut down or starting, a statement that took too long, too many connections.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57014': 'away',
  '53300': 'away',
  // Not accepting connections.
  '55000': 'away',
  '53100': 'full',
  '25006': 'read-only',
}

/** The driver gives its own errors no code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|Query read timeout|timeout exceeded when trying to connect)/

/** Why this failed, or null when it is a fault of another kind. Looks through what wraps the driver's error. */
export function whyUnavailable(error: unknown): Unavailable | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  // Class 08: the connection itself.
  if (/^08...$/.test(code) || LOST.test(error.message)) return 'away'
  return REASON_OF_CODE[code] ?? whyUnavailable(error.cause)
}

/**
 * An error as output may show it. A lost connection or a full disk is one line: nothing in the program is to be
 * looked for. Never what a statement was to write, which may be an address or a whole mail with its link.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = messageOf(error)
  if (whyUnavailable(error)) return said
  const stack = error.stack?.replace(error.message, () => said) ?? said
  const cause = error instanceof DrizzleQueryError ? undefined : error.cause
  return cause === undefined ? stack : `${stack}\ncaused by: ${faultText(cause)}`
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) {
    return error.cause instanceof Error ? messageOf(error.cause) : 'A statement failed.'
  }
  // Of several addresses that did not answer, Node says only how each failed.
  if (error instanceof AggregateError) return error.errors.map(String).join('; ')
  return error.message
}
