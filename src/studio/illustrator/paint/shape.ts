import type { Context } from './canvas.ts'
import type { Noise } from './noise.ts'

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

/** A line of hills from the left edge to the right one; `roughness` 0 is rolling, 1 is craggy. */
export function ridgeLine(
  noise: Noise,
  span: { from: number; to: number },
  shape: { base: number; height: number; length: number; roughness: number; offset: number },
): Point[] {
  const points: Point[] = []
  for (let x = span.from; x <= span.to + 4; x += 4) {
    const along = x / shape.length + shape.offset
    const hill = noise(along, shape.offset * 3.7)
    const crag = Math.abs(noise(along * 3.1, 7.7 + shape.offset) - 0.5) * 2
    const detail = noise(along * 11, 31.7) - 0.5
    const profile = hill * (1 - shape.roughness * 0.45) + (1 - crag) * shape.roughness * 0.45
    points.push({ x, y: shape.base - shape.height * (profile + detail * 0.12 * shape.roughness) })
  }
  return points
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
