import { type Colour, css, lighter, lit, mix, oklch } from '../../paint/colour.ts'
import { paintGlow } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { paintMottled } from './ground-from-above.ts'

const ROOFS = [30, 38, 45, 255, 20]

/** Roofs on both sides of a broad street, with its crossing painted on the asphalt. */
export function paintTownFromAbove(stage: Stage): Ground {
  const { width, height, margin, unit, palette } = stage
  paintMottled(stage, { from: oklch(0.5, 0.012, 260), to: oklch(0.44, 0.014, 265), size: 24 })
  const random = stage.random.fork('town')
  const lane = { top: height * 0.36, bottom: height * 0.86 }
  paintMarkings(stage, lane)
  const block = unit * 21
  for (const row of [lane.top - block * 2.1, lane.top - block, lane.bottom + unit * 4]) {
    for (let x = -margin - random.between(0, 20) * unit; x < width + margin; ) {
      const wide = unit * random.between(20, 36)
      paintRoof(stage, { x, y: row, wide, high: block * 0.96 }, random)
      x += wide + unit * random.between(1, 4)
    }
  }
  if (palette.dark) {
    for (let x = random.between(0, 20) * unit; x < width; x += unit * 34) {
      const y = random.chance(0.5) ? lane.top + unit * 5 : lane.bottom - unit * 4
      const colour = oklch(0.85, 0.12, 75)
      paintGlow(stage.on('middle'), { x, y, radius: unit * 22, colour, strength: 0.65 })
    }
  }
  return { surface: 'land', footY: height * 0.7, farY: height * 0.48 }
}

function paintMarkings(stage: Stage, { top, bottom }: { top: number; bottom: number }): void {
  const { width, margin, unit, palette } = stage
  const context = stage.on('far')
  const pavement = lit(oklch(0.68, 0.015, 70), palette.ambient)
  context.fillStyle = css(pavement)
  for (const y of [top, bottom - unit * 3])
    context.fillRect(-margin, y, width + 2 * margin, unit * 7)
  context.fillStyle = css(lit(oklch(0.95, 0.01, 90), palette.ambient), 0.8)
  const middle = (top + bottom) / 2 + unit * 2
  for (let x = -margin; x < width + margin; x += unit * 15)
    context.fillRect(x, middle, unit * 8, unit)
  const crossing = width * stage.random.fork('crossing').pick([0.14, 0.8])
  for (let y = top + unit * 9; y < bottom - unit * 6; y += unit * 4)
    context.fillRect(crossing, y, unit * 12, unit * 2)
}

/** A hipped roof: four planes round a ridge, the one towards the light the brightest. */
function paintRoof(
  stage: Stage,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
  random: Random,
): void {
  const { palette, light, width, unit } = stage
  const context = stage.on('middle')
  const roof = lit(
    oklch(random.between(0.42, 0.62), random.between(0.02, 0.09), random.pick(ROOFS)),
    palette.ambient,
  )
  context.fillStyle = css(palette.shadow, 0.45)
  context.fillRect(x + unit * 1.4, y + unit * 1.8, wide, high)
  const [left, right, ridge, end] = [x, x + wide, y + high / 2, high * 0.42]
  const bright = light.x < width / 2 ? 'left' : 'right'
  const plane = (points: [number, number][], tone: Colour) => {
    context.fillStyle = css(tone)
    context.beginPath()
    for (const [pointX, pointY] of points) context.lineTo(pointX, pointY)
    context.fill()
  }
  const from: [number, number] = [left + end, ridge]
  const to: [number, number] = [right - end, ridge]
  const sunlit = mix(lighter(roof, 0.05), palette.sun, 0.2 * light.strength)
  plane([[left, y], [right, y], to, from], lighter(roof, 0.02))
  plane([[left, y + high], [right, y + high], to, from], mix(roof, palette.shadow, 0.3))
  plane([[left, y], from, [left, y + high]], bright === 'left' ? sunlit : lighter(roof, -0.07))
  plane([[right, y], to, [right, y + high]], bright === 'right' ? sunlit : lighter(roof, -0.07))
  context.fillStyle = css(palette.dark ? oklch(0.88, 0.12, 82) : lighter(roof, -0.16), 0.85)
  context.fillRect(left + wide * random.between(0.3, 0.6), ridge + high * 0.2, unit * 3, unit * 3)
}
