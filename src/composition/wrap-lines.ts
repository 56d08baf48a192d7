/** Something that stays on one line. `isContinued`: the rest of the same word follows without a space. */
export type LineUnit = { width: number; isContinued: boolean }

/** Breaks units into as few lines as fit, and of those breaks takes the one with the most even lines. */
export function wrapLines<Unit extends LineUnit>(
  units: Unit[],
  space: number,
  widest: number,
): Unit[][] {
  const tight = fill(units, space, widest)
  if (tight.length === 1) return tight
  const narrowest = smallestThat(
    (width) => fill(units, space, width).length <= tight.length,
    widest,
  )
  return fill(units, space, narrowest)
}

/** The smallest width that is enough, to a 4096th of `widest`, which is. */
export function smallestThat(isEnough: (width: number) => boolean, widest: number): number {
  let narrow = 0
  let wide = widest
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2
    if (isEnough(middle)) wide = middle
    else narrow = middle
  }
  return wide
}

/** Width of a line, spaces between its units included. */
export function lineWidth(units: LineUnit[], space: number): number {
  return units.reduce(
    (sum, unit, index) => sum + unit.width + (units[index - 1]?.isContinued === false ? space : 0),
    0,
  )
}

function fill<Unit extends LineUnit>(units: Unit[], space: number, widest: number): Unit[][] {
  const lines: Unit[][] = []
  for (const unit of units) {
    const line = lines.at(-1)
    if (line && lineWidth([...line, unit], space) <= widest) line.push(unit)
    else lines.push([unit])
  }
  return lines
}
