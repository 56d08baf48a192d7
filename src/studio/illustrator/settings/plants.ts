import { type Context, isolated } from '../paint/canvas.ts'
import { type Colour, css, lighter } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'

type Leaf = {
  /** Where its stalk begins. */
  x: number
  y: number
  length: number
  /** Degrees; -90 points up. */
  angle: number
  colour: Colour
  veins: number
}

export function drawLeaf(context: Context, { x, y, length, angle, colour, veins }: Leaf): void {
  isolated(context, () => {
    context.translate(x, y)
    context.rotate((angle * Math.PI) / 180)
    const half = length * 0.24
    for (const side of [-1, 1]) {
      context.fillStyle = css(lighter(colour, side * 0.035))
      context.beginPath()
      context.moveTo(0, 0)
      context.bezierCurveTo(length * 0.25, side * half * 1.35, length * 0.7, side * half, length, 0)
      context.closePath()
      context.fill()
    }
    if (!veins) return
    context.strokeStyle = css(lighter(colour, 0.13), 0.75)
    context.lineWidth = Math.max(0.8, length * 0.008)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(length * 0.97, 0)
    for (let step = 1; step < 8; step++) {
      const along = (length * step) / 9
      const reach = half * 0.92 * Math.sin((Math.PI * (step + 0.6)) / 9.5)
      context.moveTo(along, 0)
      context.lineTo(along + reach * 0.8, reach)
      context.moveTo(along, 0)
      context.lineTo(along + reach * 0.8, -reach)
    }
    context.stroke()
  })
}

/** In the colour that is set. */
export function fillConifer(
  context: Context,
  x: number,
  foot: number,
  tall: number,
  random: Random,
): void {
  const half = tall * random.between(0.16, 0.24)
  const tiers = 6
  context.beginPath()
  context.moveTo(x, foot - tall)
  for (const side of [1, -1]) {
    for (let step = 1; step <= tiers; step++) {
      const tier = side === 1 ? step : tiers + 1 - step
      const y = foot - tall * (1 - tier / tiers) - tall * 0.06
      const reach = half * (tier / tiers) * random.between(0.8, 1.15)
      const inner = reach * 0.45
      if (side === 1) {
        context.lineTo(x + reach, y)
        context.lineTo(x + inner, y - tall * 0.02)
      } else {
        context.lineTo(x - inner, y - tall * 0.02)
        context.lineTo(x - reach, y)
      }
    }
  }
  context.closePath()
  context.fill()
  context.fillRect(x - tall * 0.02, foot - tall * 0.08, tall * 0.04, tall * 0.1)
}
