import type { I18n } from '@lingui/core'

/** US dollars as the reader's language writes them; cents only where there are any. */
export function dollars(i18n: I18n, cents: number): string {
  return i18n.number(cents / 100, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}
