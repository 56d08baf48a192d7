import type { Chord } from './chord.ts'

/**
 * Puts a chord's notes between two keys, each as near as it can be to where the last chord's were, so
 * that chords glide instead of jump. The result rises.
 *
 * @param lowest the range is the octave and a half from here up.
 */
export function voiceChord(
  chord: Chord,
  tonic: number,
  lowest: number,
  last: readonly number[] | undefined,
): number[] {
  const centre = last ? last.reduce((sum, key) => sum + key, 0) / last.length : lowest + 8
  const keys = chord.intervals.map((interval) => {
    const pitchClass = (tonic + chord.root + interval) % 12
    const inRange = Array.from({ length: 19 }, (_, step) => lowest + step).filter(
      (key) => key % 12 === pitchClass,
    )
    return inRange.reduce((best, key) =>
      Math.abs(key - centre) < Math.abs(best - centre) ? key : best,
    )
  })
  return [...new Set(keys)].toSorted((a, b) => a - b)
}
