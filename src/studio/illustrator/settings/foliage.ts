import { type Context, isolated } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch, type Colour } from '../paint/colour.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

export type Leaf = {
  /** Where its stalk begins. */
  x: number
  y: number
  length: number
  /** Degrees; -90 points up. */
  angle: number
  colour: Colour
  veins: boolean
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

/** Leaves that hang into the frame from its corners, nearest to the eye. */
export function paintFrameLeaves(stage: Stage, layer: LayerName): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork(`frame leaves ${layer}`)
  const context = stage.on(layer)
  const hue = random.pick([125, 138, 150])
  const corner = random.pick([0, 1])
  for (let index = 0; index < 13; index++) {
    const low = index % 3 === 2
    const right = (corner === 0) !== low
    const colour = mix(
      lit(oklch(random.between(0.34, 0.5), 0.09, hue), palette.ambient),
      palette.shadow,
      0.45,
    )
    drawLeaf(context, {
      x: right ? width + margin * random.between(0.1, 0.8) : -margin * random.between(0.1, 0.8),
      y: low ? height + margin * 0.5 : random.between(-0.05, 0.2) * height,
      length: unit * random.between(16, 34),
      angle:
        (right ? 180 : 0) +
        (low
          ? random.between(-70, -20) * (right ? -1 : 1)
          : random.between(-15, 65) * (right ? -1 : 1)),
      colour,
      veins: false,
    })
  }
  stage.sway[layer] = 'foliage'
}
