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
  let narrow = 0
  let wide = widest
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2
    if (fill(units, space, middle).length <= tight.length) wide = middle
    else narrow = middle
  }
  return fill(units, space, wide)
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
