import { css, lit, mix, oklch } from '../../paint/colour.ts'
import { fractal, valueNoise } from '../../paint/noise.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { standsOnLand } from '../place-kinds.ts'
import { paintMottled } from './ground-from-above.ts'

/** Open water seen from a mast or a cliff: crests all over it, and an island for what cannot float. */
export function paintWaterFromAbove(stage: Stage): Ground {
  const { height, palette } = stage
  const deep = mix(oklch(0.42, 0.08, 228), palette.sky.top, 0.35)
  const bright = mix(oklch(0.6, 0.085, 205), palette.sky.middle, 0.3)
  paintMottled(stage, { from: deep, to: bright, size: 20 })
  paintCrests(stage)
  stage.sway.far = 'water'
  if (!standsOnLand(stage)) return { surface: 'water', footY: height * 0.66, farY: height * 0.36 }
  const span = paintIslandFromAbove(stage)
  return { surface: 'land', footY: height * 0.62, farY: height * 0.44, span }
}

function paintCrests(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('crests')
  const context = stage.on('far')
  context.lineCap = 'round'
  for (let index = 0; index < 420; index++) {
    const y = random.between(-margin, height + margin)
    const near = 0.5 + (0.5 * y) / height
    const long = unit * random.between(1.5, 6) * near
    const x = random.between(-margin, width + margin)
    context.strokeStyle = random.chance(0.6)
      ? css(mix(palette.sky.low, palette.sun, 0.4), random.between(0.1, 0.42))
      : css(palette.shadow, random.between(0.06, 0.2))
    context.lineWidth = unit * random.between(0.12, 0.45) * near
    context.beginPath()
    context.moveTo(x - long, y)
    context.quadraticCurveTo(x, y - long * random.between(0.15, 0.5), x + long, y)
    context.stroke()
  }
}

/** Turf within rock within surf, broad enough to stand on. */
function paintIslandFromAbove(stage: Stage): { from: number; to: number } {
  const { width, height, unit, palette } = stage
  const noise = fractal(valueNoise(stage.random.fork('shoreline')), 3)
  const { subjects } = stage.brief
  const isShared = subjects.some(({ kind }) => kind === 'boat' || kind === 'sea-animal')
  // Beside an island there is room for a ship.
  const aside = isShared ? 0.22 : 0.12
  const size = isShared
    ? Math.min(unit, width / 150)
    : Math.min(unit * (subjects.length > 1 ? 1.2 : 1), width / 118)
  const right = stage.light.x <= width / 2
  const centre = { x: width * (right ? 0.5 + aside : 0.5 - aside), y: height * 0.56 }
  const context = stage.on('middle')
  const ring = (reach: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    for (let step = 0; step < 90; step++) {
      const turn = (step / 90) * Math.PI * 2
      const rough = 0.74 + 0.55 * noise(Math.cos(turn) * 2 + 9, Math.sin(turn) * 2 + 9)
      const far = reach * rough
      context.lineTo(centre.x + Math.cos(turn) * far, centre.y + Math.sin(turn) * far * 0.62)
    }
    context.fill()
  }
  const foam = lit(oklch(0.97, 0.01, 220), palette.ambient)
  for (const [reach, alpha] of [
    [50, 0.16],
    [46, 0.3],
    [42.5, 0.75],
  ] as const)
    ring(size * reach, css(foam, alpha))
  const rock = lit(oklch(0.52, 0.035, 60), palette.ambient)
  ring(size * 40.5, css(mix(rock, palette.shadow, 0.5)))
  ring(size * 37.5, css(rock))
  const turf = lit(oklch(0.6, 0.09, 125), palette.ambient)
  ring(size * 32, css(mix(turf, palette.shadow, 0.18)))
  ring(size * 26, css(mix(turf, palette.sun, 0.14 * stage.light.strength)))
  return { from: centre.x - size * 24, to: centre.x + size * 24 }
}
