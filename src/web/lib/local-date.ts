import { i18n } from '@lingui/core'

/** The day in the reader's language and time zone: 18 Nov 2026. */
export function localDate(date: Date) {
  return i18n.date(date, { day: 'numeric', month: 'short', year: 'numeric' })
}
