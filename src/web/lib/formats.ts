import { type I18n, i18n } from '@lingui/core'

/** A price in the reader's notation: $9, $7.20. */
export function dollars(i18n: I18n, cents: number) {
  return usd(i18n, cents, 'stripIfInteger')
}

/** A sum to pay, always with its cents: $29.00. */
export function exactDollars(i18n: I18n, cents: number) {
  return usd(i18n, cents, 'auto')
}

function usd(i18n: I18n, cents: number, trailingZeroDisplay: 'auto' | 'stripIfInteger') {
  return i18n.number(cents / 100, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  })
}

/** mm:ss, rounded down: 74_900 ms is 01:14. */
export function timecode(ms: number) {
  const totalS = Math.floor(ms / 1000)
  const minutes = Math.floor(totalS / 60)
  return `${pad(minutes)}:${pad(totalS % 60)}`
}

function pad(value: number) {
  return String(value).padStart(2, '0')
}

/** A language by its own name with a capital: de is Deutsch, vi is Tiếng Việt. */
export function languageName(tag: string) {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** 7_430 ms is 7.4, or 7,4 where numbers are written so. */
export function inSeconds(ms: number) {
  return i18n.number(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** A number that needs little room: as it is below `limit`, then 100K, 1M in the reader's notation. */
export function shortNumber(locale: string, value: number, limit: number) {
  const notation = value < limit ? 'standard' : 'compact'
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 }).format(value)
}

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

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** 2_430_000 bytes is 2.4 MB. */
export function fileSize(sizeBytes: number) {
  const style = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const
  if (sizeBytes < MEGABYTE) return i18n.number(sizeBytes / 1000, { ...style, unit: 'kilobyte' })
  if (sizeBytes >= GIGABYTE)
    return i18n.number(sizeBytes / GIGABYTE, { ...style, unit: 'gigabyte' })
  return i18n.number(sizeBytes / MEGABYTE, { ...style, unit: 'megabyte' })
}
