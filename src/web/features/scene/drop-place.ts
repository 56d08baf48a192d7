export type DropSide = 'left' | 'right' | 'top' | 'bottom'

type Point = { clientX: number; clientY: number }

/** The side of an element a point is nearer to: left or right when it shares its row, else top or bottom. */
export function dropSide(element: Element, { clientX, clientY }: Point): DropSide {
  const box = element.getBoundingClientRect()
  if (sharesRow(element, box)) return clientX < box.left + box.width / 2 ? 'left' : 'right'
  return clientY < box.top + box.height / 2 ? 'top' : 'bottom'
}

/** The side of an element where the next one follows. */
export function sideBehind(element: Element): DropSide {
  return sharesRow(element, element.getBoundingClientRect()) ? 'right' : 'bottom'
}

/** Where a scene ends up that is taken from one place and dropped at a side of another. */
export function indexAfterDrop(from: number, target: number, side: DropSide): number {
  const gap = side === 'left' || side === 'top' ? target : target + 1
  return from < gap ? gap - 1 : gap
}

function sharesRow(element: Element, { width }: DOMRect): boolean {
  const rowWidth = element.parentElement?.clientWidth ?? width
  return width < rowWidth * 0.75
}
