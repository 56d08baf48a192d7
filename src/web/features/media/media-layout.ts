/** Lengths in rem, as in media.css. */
const WIDE = { row: 12.5, gap: 0.875, least: 10.5 }
const NARROW = { row: 11, columnGap: 0.625, rowGap: 1, until: 30 }
/** Title and date below the picture, with the gap between. */
const CAPTION = 4.875
/** How much an item may grow to fill its row. */
const GROWTH_MAX = 1.5
/** Wider ones take both columns of a phone. */
export const WIDE_RATIO = 1.2

export type Box = { left: number; top: number; width: number }
export type Layout = { boxes: Box[]; itemHeight: number; height: number }

/**
 * Justified rows in which every item keeps its ratio; on a phone two columns. All in pixels, so that of thousands only
 * those in sight need be in the page.
 * @param ratios width to height of each item
 * @param rem pixels of one rem
 */
export function layOutMedia(ratios: number[], width: number, rem: number): Layout {
  return width <= NARROW.until * rem ? inColumns(ratios, width, rem) : inRows(ratios, width, rem)
}

function inRows(ratios: number[], width: number, rem: number): Layout {
  const gap = WIDE.gap * rem
  const itemHeight = (WIDE.row + CAPTION) * rem
  const natural = ratios.map((ratio) =>
    Math.min(width, Math.max(ratio * WIDE.row * rem, WIDE.least * rem)),
  )
  const boxes: Box[] = []
  let top = 0
  for (let first = 0; first < natural.length; ) {
    let end = first
    let used = 0
    while (end < natural.length && (end === first || used + gap + (natural[end] ?? 0) <= width)) {
      used += (natural[end] ?? 0) + (end === first ? 0 : gap)
      end++
    }
    const isLast = end === natural.length
    const grown = isLast
      ? natural.slice(first, end)
      : filled(natural.slice(first, end), width - used)
    let left = 0
    for (const each of grown) {
      boxes.push({ left, top, width: each })
      left += each + gap
    }
    top += itemHeight + gap
    first = end
  }
  return { boxes, itemHeight, height: Math.max(0, top - gap) }
}

/** Shares what is left of a row in proportion. */
function filled(widths: number[], left: number): number[] {
  const sum = widths.reduce((total, each) => total + each, 0)
  return widths.map((each) => Math.min(each * GROWTH_MAX, each + (left * each) / sum))
}

/** A narrow item goes into the next free half of a row, also beside one before a wide item. */
function inColumns(ratios: number[], width: number, rem: number): Layout {
  const columnGap = NARROW.columnGap * rem
  const itemHeight = (NARROW.row + CAPTION) * rem
  const step = itemHeight + NARROW.rowGap * rem
  const half = (width - columnGap) / 2
  let nextTop = 0
  let free: number | null = null
  const boxes = ratios.map((ratio): Box => {
    if (ratio > WIDE_RATIO) {
      const box = { left: 0, top: nextTop, width }
      nextTop += step
      return box
    }
    if (free !== null) {
      const box = { left: half + columnGap, top: free, width: half }
      free = null
      return box
    }
    const box = { left: 0, top: nextTop, width: half }
    free = nextTop
    nextTop += step
    return box
  })
  return { boxes, itemHeight, height: Math.max(0, nextTop - NARROW.rowGap * rem) }
}

/** The indices of the items that reach into a span of the list. */
export function inSpan({ boxes, itemHeight }: Layout, from: number, to: number): number[] {
  const found: number[] = []
  for (const [index, { top }] of boxes.entries()) {
    if (top < to && top + itemHeight > from) found.push(index)
  }
  return found
}

/** The item above (-1) or below (1), the nearest by its middle; itself at the edge. */
export function nextRow({ boxes }: Layout, index: number, way: 1 | -1): number {
  const from = boxes[index]
  if (!from) return index
  const middle = from.left + from.width / 2
  let best = index
  let bestTop = Infinity
  let bestOff = Infinity
  for (const [at, box] of boxes.entries()) {
    const rows = (box.top - from.top) * way
    if (rows <= 0 || rows > bestTop) continue
    const off = Math.abs(box.left + box.width / 2 - middle)
    if (rows < bestTop || off < bestOff) [best, bestTop, bestOff] = [at, rows, off]
  }
  return best
}
