import { type I18n, i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { ORPCError } from '@orpc/client'
import type { ErrorCode } from '#contract/error.ts'
import { inWords, withoutStop } from '#contract/words/in-words.ts'
import { Told, type ToldValue } from '#contract/words/told.ts'
import { words } from '#contract/words/words.ts'
import { RefusedError } from './save-file.ts'

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

/**
 * What the server tells, in the reader's language: by its code, and whatever its values say is only carried along.
 * Numbers are written as the language writes them.
 */
export function inReaderWords(i18n: I18n, told: Told): string {
  const template: string | undefined = words[told.code]
  // A page older than its server, or a language without the sentence.
  if (template === undefined || i18n.messages[template] === undefined) return inWords(told)
  const values = Object.entries(told.values).map(([name, value]) => [name, written(i18n, value)])
  return i18n._(template, Object.fromEntries(values))
}

function written(i18n: I18n, value: ToldValue): string {
  if (typeof value === 'number') return i18n.number(value)
  return typeof value === 'string' ? value : withoutStop(inReaderWords(i18n, value))
}

/** What the server tells, in the reader's language. */
export function ServerWords({ told }: { told: Told | null }) {
  const { i18n } = useLingui()
  return told === null ? null : inReaderWords(i18n, told)
}

/** Sentences one after another, each with its full stop; empty ones are left out. */
export function joinSentences(locale: string, ...sentences: string[]): string {
  const text = sentences
    .filter(Boolean)
    .map((sentence) => asSentence(sentence, locale))
    .join(' ')
  return locale === 'ja' ? text.replaceAll(/(?<=[。！？」]) /g, '') : text
}

/** Words that another sentence follows: with a full stop, unless they, or what they quote, end with a mark of their own. */
export function asSentence(words: string, locale: string) {
  if (words === '' || /[.!?…。！？]\s?[”“»」]?$/u.test(words)) return words
  return words + (locale === 'ja' ? '。' : '.')
}

/** The title that a storyboard has by now, because of which another was refused; null: that is not why. */
export function titleElsewhere(error: unknown): string | null {
  if (!hasCode(error, 'EDIT_CONFLICT') || !(error instanceof ORPCError)) return null
  const { current } = error.data as { current: { title?: string } }
  return current.title ?? null
}
