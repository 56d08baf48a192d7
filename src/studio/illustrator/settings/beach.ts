import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintWater } from './water.ts'
import { paintFarCoast } from './far-coast.ts'

/** A sandy beach in front of the sea, with a line of surf. */
export function paintBeach(stage: Stage): Ground {
  const { height, horizon, unit } = stage
  paintSky(stage)
  paintFarCoast(stage)
  const shore = horizon + (height - horizon) * stage.random.fork('shore').between(0.34, 0.5)
  paintWater(stage, 'middle', horizon, shore + unit * 8)
  paintSand(stage, shore)
  return {
    surface: 'land',
    footY: Math.max(height * 0.75, shore + unit * 14),
    farY: shore + unit * 4,
  }
}

function paintSand(stage: Stage, shore: number): void {
  const { width, height, margin, palette, unit } = stage
  const random = stage.random.fork('sand')
  const noise = fractal(valueNoise(random), 3)
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    line.push({ x, y: shore + (noise(x / (unit * 55), 2) - 0.5) * unit * 9 })
  }
  const context = stage.on('middle')
  for (const [offset, alpha] of [
    [-2.2, 0.35],
    [-1, 0.7],
    [0, 0.95],
  ] as const) {
    context.fillStyle = css(lit(oklch(0.97, 0.01, 90), palette.ambient), alpha)
    fillBelow(
      context,
      line.map(({ x, y }) => ({
        x,
        y: y + offset * unit + (noise(x / (unit * 7), offset + 9) - 0.5) * unit * 2.4,
      })),
      height,
    )
  }
  const sand = lit(oklch(0.82, 0.055, 78), palette.ambient)
  const wet = mix(sand, palette.shadow, 0.42)
  context.fillStyle = verticalGradient(context, shore, height + margin, [
    [0, wet],
    [0.14, mix(sand, palette.haze, 0.15)],
    [1, mix(sand, palette.shadow, 0.4)],
  ])
  fillBelow(
    context,
    line.map(({ x, y }) => ({ x, y: y + unit * 1.3 })),
    height + margin,
  )
  for (let index = 0; index < 900; index++) {
    const near = random.between(0, 1) ** 0.8
    context.fillStyle = css(
      random.chance(0.5) ? palette.shadow : palette.sun,
      random.between(0.03, 0.12),
    )
    const size = unit * (0.08 + near * 0.3)
    context.fillRect(
      random.between(-margin, width + margin),
      shore + unit * 6 + near * (height - shore),
      size * 2.5,
      size,
    )
  }
}
