import { SPENDING_CAP_MAX } from '#contract/limits.ts'

/** The credits that somebody typed, 0 to 1,000,000; null when it is something else. */
export function readCap(text: string): number | null {
  const typed = text.trim()
  if (!/^\d{1,7}$/.test(typed)) return null
  const cap = Number(typed)
  return cap <= SPENDING_CAP_MAX ? cap : null
}
