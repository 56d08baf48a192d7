import { i18n } from '@lingui/core'

/** The day in the reader's language and time zone: 18 Nov 2026. */
export function localDate(date: Date) {
  return i18n.date(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** "3 minutes ago", "yesterday"; after a week the day itself. */
export function timeAgo(locale: string, then: Date, now = new Date()) {
  const agoMs = now.getTime() - then.getTime()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (agoMs < MINUTE_MS) return relative.format(0, 'second')
  if (agoMs < HOUR_MS) return relative.format(-Math.floor(agoMs / MINUTE_MS), 'minute')
  if (agoMs < DAY_MS) return relative.format(-Math.floor(agoMs / HOUR_MS), 'hour')
  if (agoMs < WEEK_MS) return relative.format(-Math.floor(agoMs / DAY_MS), 'day')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then)
}
