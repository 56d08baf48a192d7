import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/**
 * A table of links is one stop of the Tab key; inside it the arrows lead from cell to cell. Its rows are
 * lists, and each of their items holds one link.
 */
export function useCellKeys() {
  const [stop, setStop] = useState({ row: 0, column: 0 })
  return {
    stop,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      setStop(placeIn(currentTarget, target))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      if (!step) return
      const place = placeIn(event.currentTarget, event.target as Element)
      const row = rowsOf(event.currentTarget)[place.row + step[0]]
      row?.children[place.column + step[1]]?.querySelector('a')?.focus()
      event.preventDefault()
    },
  }
}

function rowsOf(table: Element) {
  return [...table.querySelectorAll('ul')]
}

function placeIn(table: Element, link: Element) {
  const item = link.closest('li')
  const rows = rowsOf(table)
  const row = rows.findIndex((list) => list.contains(item))
  return { row, column: item ? [...(rows[row]?.children ?? [])].indexOf(item) : 0 }
}
