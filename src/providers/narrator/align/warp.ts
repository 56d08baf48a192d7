/** How far the faster of two readers may be ahead: a share of the sound, and at least and at most so much. */
const BAND_SHARE = 0.15
const BAND_LEAST_FRAMES = 120
const BAND_MOST_FRAMES = 800
/** What it costs that one waits for the other, against both going on. */
const WAITING_COSTS = 0.35

export type Warp = {
  /** For each frame of the reference the frame of the other that it sounds like. */
  path: Float32Array
  /** How unlike the frames are along the path, on the average. */
  cost: number
}

/** Dynamic time warping within a band around the diagonal. */
export function warp(reference: readonly Float32Array[], other: readonly Float32Array[]): Warp {
  const [rows, columns] = [reference.length, other.length]
  const slope = columns / rows
  const share = Math.min(BAND_SHARE * columns, BAND_MOST_FRAMES)
  const half = Math.ceil(Math.max(share, BAND_LEAST_FRAMES, slope + 1))
  const width = 2 * half + 1
  const firstOf = (row: number) => Math.round(row * slope) - half
  const steps = new Uint8Array(rows * width)
  let before = new Float64Array(width).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    const now = new Float64Array(width).fill(Infinity)
    const shift = row === 0 ? 0 : firstOf(row) - firstOf(row - 1)
    for (let at = 0; at < width; at++) {
      const column = firstOf(row) + at
      if (column < 0 || column >= columns) continue
      const cost = distance(reference[row] as Float32Array, other[column] as Float32Array)
      if (row === 0 && column === 0) {
        now[at] = cost
        continue
      }
      const both = before[at + shift - 1] ?? Infinity
      const waits = (before[at + shift] ?? Infinity) + WAITING_COSTS
      const hurries = (at > 0 ? (now[at - 1] as number) : Infinity) + WAITING_COSTS
      const least = Math.min(both, waits, hurries)
      now[at] = least + cost
      steps[row * width + at] = least === both ? 0 : least === waits ? 1 : 2
    }
    before = now
  }
  const end = columns - 1 - firstOf(rows - 1)
  const path = followBack(rows, columns, steps, width, firstOf)
  return { path, cost: (before[end] ?? Infinity) / (rows + columns) }
}

/** The middle of the frames that each frame of the reference was matched with. */
function followBack(
  rows: number,
  columns: number,
  steps: Uint8Array,
  width: number,
  firstOf: (row: number) => number,
): Float32Array {
  const sums = new Float32Array(rows)
  const counts = new Float32Array(rows)
  let [row, column] = [rows - 1, columns - 1]
  for (;;) {
    sums[row] = (sums[row] as number) + column
    counts[row] = (counts[row] as number) + 1
    if (row === 0 && column === 0) break
    const step = steps[row * width + column - firstOf(row)]
    if (row === 0 || step === 2) column--
    else if (column === 0 || step === 1) row--
    else {
      row--
      column--
    }
  }
  return sums.map((sum, at) => sum / (counts[at] as number))
}

function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += ((one[at] as number) - (other[at] as number)) ** 2
  return Math.sqrt(sum / one.length)
}
