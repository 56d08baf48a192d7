import type { Context } from './canvas.ts'

export type Point = { x: number; y: number }
type Style = Context['fillStyle']

/** A disc, or with two radii an oval, turned by radians. */
export function fillOval(
  context: Context,
  style: Style,
  { x, y }: Point,
  across: number,
  down = across,
  turn = 0,
): void {
  context.fillStyle = style
  context.beginPath()
  context.ellipse(x, y, across, down, turn, 0, Math.PI * 2)
  context.fill()
}

/** Fills the area below a line of points, down to `bottom`. */
export function fillBelow(context: Context, line: Point[], bottom: number): void {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return
  context.beginPath()
  context.moveTo(first.x, bottom)
  for (const point of line) context.lineTo(point.x, point.y)
  context.lineTo(last.x, bottom)
  context.closePath()
  context.fill()
}

/** A closed curve through the points, without corners. */
export function smoothClosed(context: Context, points: Point[]): void {
  const middle = (one: Point, other: Point) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  })
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last) return
  const start = middle(last, first)
  context.beginPath()
  context.moveTo(start.x, start.y)
  points.forEach((point, index) => {
    const next = middle(point, points[(index + 1) % points.length]!)
    context.quadraticCurveTo(point.x, point.y, next.x, next.y)
  })
  context.closePath()
}
