import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintLand } from './land.ts'
import { paintRange } from './ranges.ts'

/** An open road that runs from the eye into far hills. */
export function paintRoad(stage: Stage): Ground {
  const { horizon, height, width, unit } = stage
  const random = stage.random.fork('road')
  paintSky(stage)
  const surface = oklch(0.46, 0.06, random.pick([30, 60, 140, 250]))
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon + unit,
      height: height * 0.18,
      length: width * 0.6,
      roughness: random.between(0.3, 0.9),
      surface,
      distance: 0.66,
    },
    'back',
  )
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon + unit * 2,
      height: height * 0.08,
      length: width * 0.7,
      roughness: 0.2,
      surface,
      distance: 0.42,
    },
    'front',
  )
  const top = horizon + unit
  paintLand(stage, {
    layer: 'middle',
    top,
    kind: random.pick(['grass', 'sand', 'wheat', 'meadow']),
    wave: 0.6,
  })
  paintAsphalt(stage, top)
  return { surface: 'land', footY: height * 0.78, farY: top + unit * 5 }
}

function paintAsphalt(stage: Stage, top: number): void {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on('middle')
  const goal = width * stage.random.fork('goal').between(0.38, 0.62)
  const near = {
    left: width / 2 - Math.max(width * 0.5, unit * 55),
    right: width / 2 + Math.max(width * 0.5, unit * 55),
  }
  const bottom = height + margin
  const tone = mix(lit(oklch(0.44, 0.012, 265), palette.ambient), palette.shadow, 0.15)
  const at = (x: number, depth: number) => goal + (x - goal) * depth
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, mix(tone, palette.haze, 0.7)],
    [0.25, mix(tone, palette.haze, 0.15)],
    [1, mix(tone, palette.shadow, 0.6)],
  ])
  context.beginPath()
  context.moveTo(goal - unit * 0.5, top)
  context.lineTo(goal + unit * 0.5, top)
  context.lineTo(near.right, bottom)
  context.lineTo(near.left, bottom)
  context.fill()
  const paint = lit(oklch(0.95, 0.02, 90), palette.ambient)
  for (let dash = 0; dash < 9; dash++) {
    const [from, to] = [0.72 ** dash, 0.72 ** dash * 0.87]
    const half = (depth: number) => unit * 1.5 * depth
    context.fillStyle = css(mix(paint, palette.haze, 1 - from), 0.75)
    context.beginPath()
    context.moveTo(at(width / 2, from) - half(from), top + (bottom - top) * from)
    context.lineTo(at(width / 2, from) + half(from), top + (bottom - top) * from)
    context.lineTo(at(width / 2, to) + half(to), top + (bottom - top) * to)
    context.lineTo(at(width / 2, to) - half(to), top + (bottom - top) * to)
    context.fill()
  }
}
