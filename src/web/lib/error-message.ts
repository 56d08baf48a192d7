import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ORPCError } from '@orpc/client'
import type { ErrorCode } from '#contract/error.ts'
import { Told } from '#contract/words/told.ts'
import { RefusedError } from './save-file.ts'
import { inReaderWords } from './in-reader-words.ts'

/** What to tell the user about a failed call: what the server tells in the reader's language, else that it was not reached. */
export function errorMessage(error: unknown) {
  if (error instanceof RefusedError) return inReaderWords(i18n, error.told)
  if (!(error instanceof ORPCError)) {
    return t`The server could not be reached. Check your connection and try again.`
  }
  // A fault that the server did not put into words, or that of something between it and the reader.
  if (error.status >= 500 && !error.defined) {
    return t`Something went wrong on our side. Try again in a moment.`
  }
  const told = toldOf(error)
  return told
    ? inReaderWords(i18n, told)
    : t`Something went wrong on our side. Try again in a moment.`
}

function toldOf({ data }: ORPCError<string, unknown>): Told | null {
  const { told } = (data ?? {}) as { told?: unknown }
  return Told.safeParse(told).data ?? null
}

/** Whether anything answered at all. */
export function isAnswered(error: unknown) {
  return error instanceof ORPCError
}

/**
 * Whether the server said why it refused: then nothing was done. After a lost answer nobody knows, and
 * where the database went away the server does not know, either.
 */
export function isRefusal(error: unknown) {
  return error instanceof ORPCError && error.defined && !hasCode(error, 'UNAVAILABLE')
}

const NO_ANSWER_OF_A_GATEWAY = [502, 503, 504]

/** Whether it may be done all the same: nothing answered, or only what stands between. */
export function isLost(error: unknown) {
  if (!(error instanceof ORPCError)) return true
  if (hasCode(error, 'UNAVAILABLE')) return true
  return !error.defined && NO_ANSWER_OF_A_GATEWAY.includes(error.status)
}

export function hasCode(error: unknown, code: ErrorCode) {
  return error instanceof ORPCError && error.code === code
}
