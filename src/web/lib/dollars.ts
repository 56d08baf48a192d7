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
