/** Frames from `first` up to, not with, `end`. */
export type Pause = { first: number; end: number }

/** Shorter silences are within a word: the closed mouth before a 'p'. */
const SHORTEST_FRAMES = 8
/** How much of a pause remains when it is shortened. */
const KEPT_FRAMES = 4
const BELOW_PEAK_DB = 40
const ABOVE_NOISE = 0.22

/** Where nothing but the noise of the room is heard. */
export function findPauses(levels: Float32Array): Pause[] {
  const sorted = levels.toSorted()
  const noise = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const peak = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const threshold = Math.max(noise + ABOVE_NOISE * (peak - noise), peak - BELOW_PEAK_DB)
  const pauses: Pause[] = []
  let first = -1
  for (let frame = 0; frame <= levels.length; frame++) {
    const isQuiet = frame < levels.length && (levels[frame] as number) < threshold
    if (isQuiet && first < 0) first = frame
    if (isQuiet || first < 0) continue
    const isAtEdge = first === 0 || frame === levels.length
    if (isAtEdge || frame - first >= SHORTEST_FRAMES) pauses.push({ first, end: frame })
    first = -1
  }
  return pauses
}

/** The frames that remain when every pause is shortened: two readers pause where they like. */
export function framesWithoutPauses(count: number, pauses: readonly Pause[]): number[] {
  const shortened = pauses.map(({ first, end }) => ({
    first: first + (first === 0 ? 0 : KEPT_FRAMES / 2),
    end: end - (end === count ? 0 : KEPT_FRAMES / 2),
  }))
  return framesOutside(count, shortened)
}

/** At least one. */
export function framesOutside(count: number, pauses: readonly Pause[]): number[] {
  const isQuiet = new Uint8Array(count)
  for (const { first, end } of pauses) isQuiet.fill(1, first, Math.max(first, end))
  const heard = Array.from({ length: count }, (_, frame) => frame).filter((one) => !isQuiet[one])
  return heard.length > 0 ? heard : [0]
}
