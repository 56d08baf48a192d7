/** A number that needs little room: as it is below `limit`, then 100K, 1M in the reader's notation. */
export function shortNumber(locale: string, value: number, limit: number) {
  const notation = value < limit ? 'standard' : 'compact'
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 }).format(value)
}
