import { t } from '@lingui/core/macro'
import { ORPCError } from '@orpc/client'
import type { ErrorCode } from '#contract/error.ts'

/** What to tell the user about a failed call: the server's own words, else that it was not reached. */
export function errorMessage(error: unknown) {
  if (!(error instanceof ORPCError)) {
    return t`The server could not be reached. Check your connection and try again.`
  }
  if (error.code === 'NOT_ENOUGH_CREDITS' && isShortfall(error.data)) {
    const { needed, available } = error.data
    return t`Not enough credits. This operation requires ${needed} credits, you only have ${available}.`
  }
  return error.message
}

export function hasCode(error: unknown, code: ErrorCode) {
  return error instanceof ORPCError && error.code === code
}

function isShortfall(data: unknown): data is { needed: number; available: number } {
  return typeof data === 'object' && data !== null && 'needed' in data && 'available' in data
}
