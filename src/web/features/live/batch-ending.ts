import type { Tally } from './batch-tally.ts'

/**
 * What is to be told of work that ran together, once, when the last part of it ended: `one` of that part, which was
 * alone, the others of all.
 */
export type BatchEnding = 'one' | 'all' | 'some' | 'partial' | 'all-failed' | 'none-made' | null

export function batchEnding(tally: Tally, isLast: boolean): BatchEnding {
  const { succeeded, failed, cancelled } = tally
  if (!isLast) return null
  if (succeeded + failed + cancelled === 1) return 'one'
  if (succeeded > 0 && failed > 0) return 'partial'
  if (succeeded > 0 && cancelled > 0) return 'some'
  if (succeeded > 0) return 'all'
  return failed > 0 ? 'all-failed' : 'none-made'
}
