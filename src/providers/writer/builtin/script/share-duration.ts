import { VOICE_TAIL_MS } from '#contract/limits.ts'

const STEP_MS = 100

/**
 * Shares a video's length among scenes in proportion to their speech, in tenths of a second; each scene
 * has room for its speech and the tail, and the sum is exact.
 *
 * @param spokenMs speech of each scene; together with the tails at most 97 % of the length.
 */
export function shareDuration(durationMs: number, spokenMs: readonly number[]): number[] {
  const lengths = spokenMs.map((ms) => Math.ceil((ms + VOICE_TAIL_MS) / STEP_MS) * STEP_MS)
  let leftMs = durationMs - lengths.reduce((total, ms) => total + ms, 0)
  while (leftMs >= STEP_MS) {
    const fullest = fullestOf(lengths, spokenMs)
    lengths[fullest] = (lengths[fullest] as number) + STEP_MS
    leftMs -= STEP_MS
  }
  const longest = lengths.indexOf(Math.max(...lengths))
  lengths[longest] = (lengths[longest] as number) + leftMs
  return lengths
}

/** The scene with the least silence beside its speech. */
function fullestOf(lengths: readonly number[], spokenMs: readonly number[]): number {
  const fills = lengths.map((ms, at) => (spokenMs[at] as number) / ms)
  return fills.indexOf(Math.max(...fills))
}
