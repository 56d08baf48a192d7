import { useLingui } from '@lingui/react'
import type { Told } from '#contract/words/told.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'

/** What the server tells, in the reader's language. */
export function ServerWords({ told }: { told: Told | null }) {
  const { i18n } = useLingui()
  return told === null ? null : inReaderWords(i18n, told)
}
