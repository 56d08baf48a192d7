import { i18n } from '@lingui/core'

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
