import { i18n } from '@lingui/core'

/** 7_430 ms is 7.4, or 7,4 where numbers are written so. */
export function inSeconds(ms: number) {
  return i18n.number(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
