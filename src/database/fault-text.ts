import { DrizzleQueryError } from 'drizzle-orm'
import { whyUnavailable } from './why-unavailable.ts'

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
