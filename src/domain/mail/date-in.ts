import type { InterfaceLanguage } from '#contract/interface-language.ts'

/** A day (UTC) as a mail says it. */
export function dateIn(language: InterfaceLanguage, date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
