import type { StereoSound } from './render-notes.ts'

const BLOCK = 64
/** Blocks before and after a peak over which the gain moves: about 6 ms. */
const REACH = 4

/** Keeps peaks below a ceiling (0 to 1) in place, by turning the sound down smoothly around each. */
export function limitPeaks({ left, right }: StereoSound, ceiling: number): void {
  const needed = Array.from({ length: Math.ceil(left.length / BLOCK) }, (_, block) => {
    const from = block * BLOCK
    const most = Math.max(highest(left, from), highest(right, from))
    return Math.min(1, ceiling / Math.max(most, 1e-9))
  })
  if (needed.every((gain) => gain === 1)) return
  const lowest = windowed(needed, (gains) => Math.min(...gains))
  const smooth = windowed(
    lowest,
    (gains) => gains.reduce((sum, gain) => sum + gain, 0) / gains.length,
  )
  for (let at = 0; at < left.length; at++) {
    const block = Math.floor(at / BLOCK)
    const here = smooth[block] as number
    const next = smooth[block + 1] ?? here
    const gain = here + ((next - here) * (at % BLOCK)) / BLOCK
    left[at] = (left[at] as number) * gain
    right[at] = (right[at] as number) * gain
  }
}

function highest(samples: Float32Array, from: number): number {
  let most = 0
  const until = Math.min(samples.length, from + BLOCK)
  for (let at = from; at < until; at++) most = Math.max(most, Math.abs(samples[at] as number))
  return most
}

function windowed(values: number[], reduce: (window: number[]) => number): number[] {
  return values.map((_, at) => reduce(values.slice(Math.max(0, at - REACH), at + REACH + 1)))
}
