import { cutText } from '#contract/cut-text.ts'
import type { Told, ToldValue } from '#contract/words/told.ts'

const FAILURE_MAX_CHARACTERS = 500

/**
 * What is told of a failure as it can be kept and announced, whoever wrote a text in it: PostgreSQL keeps no NUL
 * character and no half of a pair, and an announcement has room for 8,000 bytes.
 */
export function keptFailure({ code, values }: Told): Told {
  const kept = Object.entries(values).map(([name, value]) => [name, keptValue(value)])
  return { code, values: Object.fromEntries(kept) }
}

function keptValue(value: ToldValue): ToldValue {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return keptFailure(value)
  return cutText(value.toWellFormed().replaceAll('\0', ''), FAILURE_MAX_CHARACTERS)
}
