import { VOICE_TAIL_MS } from '#contract/limits.ts'

const STEP_MS = 100

/**
 * Shares a video's length among scenes in proportion to their speech and its tail, in tenths of a
 * second; the sum is exact.
 */
export function shareDuration(durationMs: number, spokenMs: readonly number[]): number[] {
  const needsMs = spokenMs.map((ms) => ms + VOICE_TAIL_MS)
  const factor = durationMs / needsMs.reduce((total, ms) => total + ms, 0)
  const ends = needsMs.map((_, at) => {
    const before = needsMs.slice(0, at + 1).reduce((total, ms) => total + ms, 0)
    return Math.round((before * factor) / STEP_MS) * STEP_MS
  })
  ends[ends.length - 1] = durationMs
  return ends.map((end, at) => end - (ends[at - 1] ?? 0))
}
