import { i18n } from '@lingui/core'

/** 7_430 ms is 7.4, or 7,4 where numbers are written so. */
export function inSeconds(ms: number) {
  return i18n.number(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** A number that needs little room: as it is below `limit`, then 100K, 1M in the reader's notation. */
export function shortNumber(locale: string, value: number, limit: number) {
  const notation = value < limit ? 'standard' : 'compact'
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 }).format(value)
}

const KILOBYTE = 1000
const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** 2_430_000 bytes is 2.4 MB; below a kilobyte, all of them are counted. */
export function fileSize(sizeBytes: number) {
  const style = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const
  if (sizeBytes < KILOBYTE)
    return i18n.number(sizeBytes, { ...style, unit: 'byte', unitDisplay: 'long' })
  if (sizeBytes < MEGABYTE) return i18n.number(sizeBytes / KILOBYTE, { ...style, unit: 'kilobyte' })
  if (sizeBytes >= GIGABYTE)
    return i18n.number(sizeBytes / GIGABYTE, { ...style, unit: 'gigabyte' })
  return i18n.number(sizeBytes / MEGABYTE, { ...style, unit: 'megabyte' })
}
