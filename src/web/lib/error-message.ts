import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ORPCError } from '@orpc/client'
import type { ErrorCode } from '#contract/error.ts'
import { inOwnLanguage } from './in-own-language.ts'

/** What to tell the user about a failed call: the server's words in the reader's language, else that it was not reached. */
export function errorMessage(error: unknown) {
  if (!(error instanceof ORPCError)) {
    return t`The server could not be reached. Check your connection and try again.`
  }
  // A fault that the server did not put into words, or that of something between it and the reader.
  if (error.status >= 500 && !error.defined) {
    return t`Something went wrong on our side. Try again in a moment.`
  }
  return inOwnLanguage(i18n, error.message)
}

/**
 * Whether the server said why it refused: then nothing was done. After a lost answer nobody knows, and
 * where the database went away the server does not know, either.
 */
export function isRefusal(error: unknown) {
  return error instanceof ORPCError && error.defined && !hasCode(error, 'UNAVAILABLE')
}

export function hasCode(error: unknown, code: ErrorCode) {
  return error instanceof ORPCError && error.code === code
}
