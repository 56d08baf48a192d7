import type { GenerationState } from '#contract/generation.ts'
import type { Tally } from './batch-tally.ts'

/**
 * What is to be told of work that ran together once one part of it ended: `one` of that part alone, the
 * others of all; null when its own failure or stop has said everything.
 */
export type BatchEnding = 'one' | 'all' | 'some' | 'partial' | 'all-failed' | 'none-made' | null

export function batchEnding(tally: Tally, state: GenerationState, isLast: boolean): BatchEnding {
  const { succeeded, failed, cancelled } = tally
  if (isLast && succeeded > 0 && failed > 0) return 'partial'
  if (isLast && succeeded > 0 && cancelled > 0) return 'some'
  if (isLast && succeeded > 1) return 'all'
  if (state === 'succeeded') return 'one'
  if (!isLast || succeeded > 0 || failed + cancelled < 2) return null
  return failed > 0 ? 'all-failed' : 'none-made'
}
