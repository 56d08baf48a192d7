import { useLingui } from '@lingui/react'
import { inOwnLanguage } from '#web/lib/in-own-language.ts'

/** A sentence of the server, in the reader's language. */
export function ServerWords({ text }: { text: string | null }) {
  const { i18n } = useLingui()
  return text === null ? null : inOwnLanguage(i18n, text)
}
