/** How the guess is made up; the shares add up to one. */
const GROUND_SHARE = 0.5
const SUBJECT_SHARE = 0.5
/** Blur radius in samples: neighbouring depths must differ little, or the picture would visibly bend. */
const SOFTNESS = 2
const PASSES = 3

/**
 * Guesses how near each part of a picture is, 0 to 1, from a small copy of it (RGB, row by row).
 * Pictures mostly show ground that comes nearer towards their lower edge, and a subject near the
 * middle that differs from what is around it and is sharper than it.
 */
export function estimateRelief(rgb: Uint8Array, columns: number, rows: number): number[] {
  const outstanding = blurred(outstandingness(rgb, columns, rows), columns, rows)
  const most = Math.max(...outstanding, Number.EPSILON)
  const depths = outstanding.map((value, cell) => {
    const down = Math.floor(cell / columns) / (rows - 1)
    const ground = down * down * (3 - 2 * down)
    return GROUND_SHARE * ground + SUBJECT_SHARE * (value / most)
  })
  return blurred(depths, columns, rows)
}

/** How much each sample differs from the rim and from its neighbours, more so near the middle. */
function outstandingness(rgb: Uint8Array, columns: number, rows: number): number[] {
  const colour = (cell: number) => [0, 1, 2].map((channel) => rgb[cell * 3 + channel] as number)
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell)
  const rim = cells.filter((cell) => {
    const column = cell % columns
    return cell < columns * (rows / 4) || column < 2 || column >= columns - 2
  })
  const rimColour = [0, 1, 2].map(
    (channel) =>
      rim.reduce((sum, cell) => sum + (rgb[cell * 3 + channel] as number), 0) / rim.length,
  )
  return cells.map((cell) => {
    const across = (2 * (cell % columns)) / (columns - 1) - 1
    const down = (2 * Math.floor(cell / columns)) / (rows - 1) - 1
    const central = Math.exp(-2.2 * (across * across + 0.7 * (down - 0.1) ** 2))
    const next = colour(Math.min(cell + 1, cells.length - 1))
    const below = colour(Math.min(cell + columns, cells.length - 1))
    const own = colour(cell)
    const edge = distance(own, next) + distance(own, below)
    return central * (distance(own, rimColour) + 0.8 * edge)
  })
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((value, channel) => value - (b[channel] as number)))
}

/** Repeated box blurs come close to a Gaussian one; the edge is taken to go on as it is. */
function blurred(values: number[], columns: number, rows: number): number[] {
  let result = values
  for (let pass = 0; pass < PASSES; pass++) {
    result = averaged(result, columns, rows, 1, 0)
    result = averaged(result, columns, rows, 0, 1)
  }
  return result
}

function averaged(
  values: number[],
  columns: number,
  rows: number,
  across: number,
  down: number,
): number[] {
  return values.map((_, cell) => {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    let sum = 0
    for (let step = -SOFTNESS; step <= SOFTNESS; step++) {
      const x = Math.min(Math.max(column + step * across, 0), columns - 1)
      const y = Math.min(Math.max(row + step * down, 0), rows - 1)
      sum += values[y * columns + x] as number
    }
    return sum / (2 * SOFTNESS + 1)
  })
}
