import type { I18n } from '@lingui/core'

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

/** How long something is, as mm:ss and rounded: 7_800 ms is 00:08. */
export function lengthCode(ms: number) {
  return timecode(Math.round(ms / 1000) * 1000)
}

/** A point in time as mm:ss, rounded down as every clock does: 74_900 ms is 01:14. */
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

/** One after another, as the language writes it. */
export function listed(locale: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(locale === 'ja' ? '、' : ', ')
}
