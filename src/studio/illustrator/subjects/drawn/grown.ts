import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, css, lighter, oklch } from '../../paint/colour.ts'
import { radialGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import { fillOval, type Point } from '../../paint/shape.ts'
import type { Drawing } from './drawing.ts'

/** Smooth stones balanced on each other: something to look at when a prompt names nothing. */
export function drawStones(random: Random): Drawing {
  const [width, height] = [560, 760]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const hue = random.pick([40, 70, 230, 300, 150])
  let foot = height
  const count = random.whole(4, 5)
  for (let index = 0; index < count; index++) {
    const wide = (width / 2) * (1 - index * 0.16) * random.between(0.82, 0.98)
    const high = wide * random.between(0.3, 0.44)
    const x = width / 2 + random.between(-0.07, 0.07) * wide
    const y = foot - high
    const stone = oklch(
      random.between(0.5, 0.82),
      random.between(0.02, 0.08),
      hue + random.between(-30, 60),
    )
    const bright = { x: x - wide * 0.3, y: y - high * 0.55, radius: high * 0.1 }
    const shade = radialGradient(context, bright, { x, y, radius: wide * 1.05 }, [
      [0, lighter(stone, 0.12)],
      [0.5, stone],
      [1, lighter(stone, -0.24)],
    ])
    fillOval(context, shade, { x, y }, wide, high, random.between(-0.05, 0.05))
    foot = y - high * 0.86
  }
  return { canvas, lamps: [] }
}

const LEAVES = [
  oklch(0.5, 0.11, 138),
  oklch(0.56, 0.12, 125),
  oklch(0.64, 0.14, 62),
  oklch(0.75, 0.1, 355),
  oklch(0.55, 0.1, 150),
]

/** A broad old tree: a forking trunk under some hundreds of leaf clusters, lit from above. */
export function drawTree(random: Random): Drawing {
  const [width, height] = [820, 860]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const bark = oklch(0.36, 0.035, 55)
  const leaf = random.pick(LEAVES)
  const tips: Point[] = []
  const trunk = { x: width / 2, y: height, angle: -Math.PI / 2, length: 215, thick: 62 }
  growBranch(context, bark, random, trunk, tips)
  const clusters = tips.flatMap((tip) =>
    Array.from({ length: 7 }, () => ({
      x: tip.x + random.between(-85, 85),
      y: tip.y + random.between(-70, 50),
      radius: random.between(24, 62),
    })),
  )
  clusters.sort((one, other) => other.y - one.y)
  for (const { x, y, radius } of clusters) {
    const up = Math.min(1, Math.max(0, 1 - y / (height * 0.66)))
    const tone = lighter(leaf, -0.2 + up * 0.3 + random.between(-0.04, 0.04))
    fillOval(context, css(tone, 0.92), { x, y }, radius)
  }
  return { canvas, lamps: [] }
}

type Branch = Point & { angle: number; length: number; thick: number }

function growBranch(
  context: Context,
  bark: Colour,
  random: Random,
  { x, y, angle, length, thick }: Branch,
  tips: Point[],
): void {
  const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length }
  context.strokeStyle = css(bark)
  context.lineCap = 'round'
  context.lineWidth = thick
  context.beginPath()
  context.moveTo(x, y)
  const bend = (x + end.x) / 2 + random.between(-14, 14)
  context.quadraticCurveTo(bend, (y + end.y) / 2, end.x, end.y)
  context.stroke()
  if (thick < 9) {
    tips.push(end)
    return
  }
  for (const side of [-1, 1]) {
    const further = angle + side * random.between(0.3, 0.68)
    const next = { angle: further, length: length * random.between(0.6, 0.8), thick: thick * 0.6 }
    growBranch(context, bark, random, { ...end, ...next }, tips)
  }
}
