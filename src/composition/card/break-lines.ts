import type { BreakUnit } from './break-units.ts'

type Line = { widths: number[]; space: number; room: number; maxLines: number }
type Broken = { lines: BreakUnit[][]; cost: number; widest: number }

const SHORT = 0.5
const WIDOW = 0.55

/**
 * Breaks into the least ragged lines: none ends in an article or preposition, none is under half the column, and
 * the last is no lonely word. Null when the words need more lines.
 */
export function breakLines(units: BreakUnit[], { maxLines, ...line }: Line): Broken | null {
  let best: Broken | null = null
  for (let count = 1; count <= Math.min(maxLines, units.length); count += 1) {
    const broken = intoLines(units, count, line)
    if (broken && (!best || broken.cost < best.cost - 0.03)) best = broken
  }
  return best
}

function intoLines(units: BreakUnit[], count: number, line: Omit<Line, 'maxLines'>): Broken | null {
  const total = units.length
  const costs = Array.from({ length: count + 1 }, () => Array<number>(total + 1).fill(Infinity))
  const starts = Array.from({ length: count + 1 }, () => Array<number>(total + 1).fill(-1))
  costs[0]![0] = 0
  for (let row = 1; row <= count; row += 1) {
    for (let end = row; end <= total; end += 1) {
      let width = 0
      for (let start = end - 1; start >= row - 1; start -= 1) {
        width += line.widths[start]! + (start < end - 1 && units[start]!.isSpaced ? line.space : 0)
        if (width > line.room) break
        const cost = costs[row - 1]![start]! + costOf(units, start, end, width / line.room, row)
        if (cost >= costs[row]![end]!) continue
        costs[row]![end] = cost
        starts[row]![end] = start
      }
    }
  }
  const cost = costs[count]![total]! / count
  return cost < Infinity ? { cost, ...trace(units, count, starts, line) } : null
}

/** @param share of the column that the line fills. */
function costOf(
  units: BreakUnit[],
  start: number,
  end: number,
  share: number,
  row: number,
): number {
  const isLast = end === units.length
  const isMany = units.length > 3
  let cost = (1 - share) ** 2
  if (!isLast && isMany && share < SHORT) cost += 0.45
  if (!isLast && units[end - 1]!.leans) cost += 0.5
  if (isLast && row > 1 && end - start === 1 && share < WIDOW && isMany) cost += 2.5
  return cost
}

function trace(
  units: BreakUnit[],
  count: number,
  starts: number[][],
  line: Omit<Line, 'maxLines'>,
) {
  const lines: BreakUnit[][] = []
  let widest = 0
  let end = units.length
  for (let row = count; row > 0; row -= 1) {
    const start = starts[row]![end]!
    const ofLine = units.slice(start, end)
    const spaces = ofLine.slice(0, -1).filter((unit) => unit.isSpaced).length * line.space
    const width = line.widths.slice(start, end).reduce((sum, one) => sum + one, spaces)
    widest = Math.max(widest, width)
    lines.unshift(ofLine)
    end = start
  }
  return { lines, widest }
}
