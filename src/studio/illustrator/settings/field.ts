import { css, lit, mix, oklch } from '../paint/colour.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { type LandKind, paintLand } from './land.ts'
import { paintRange } from './ranges.ts'
import { paintTreeLine } from './trees.ts'

/** Rolling farmland: hedged hills, rows that run to the horizon, flowers at the eye. */
export function paintField(stage: Stage): Ground {
  const { horizon, height, width, unit } = stage
  const random = stage.random.fork('field')
  paintSky(stage)
  const green = oklch(random.between(0.52, 0.64), 0.1, random.pick([120, 132, 145, 105]))
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon + unit,
      height: height * 0.1,
      length: width * 0.8,
      roughness: 0.15,
      surface: oklch(0.5, 0.05, 220),
      distance: 0.68,
    },
    'blue hills',
  )
  const line = paintRange(
    stage,
    {
      layer: 'far',
      base: horizon + unit * 4,
      height: height * 0.07,
      length: width * 0.9,
      roughness: 0,
      surface: green,
      distance: 0.42,
    },
    'green hills',
  )
  paintTreeLine(stage, 'far', line, {
    size: unit * 5.5,
    density: 0.7,
    distance: 0.38,
    kind: 'round',
  })
  const top = Math.max(horizon + unit * 4, height * 0.62)
  const kind: LandKind = random.pick(['grass', 'meadow', 'wheat'])
  paintLand(stage, { layer: 'middle', top, kind, wave: 5 })
  if (random.chance(0.6)) paintRows(stage, top + unit * 2)
  else paintFlowers(stage, top)
  stage.sway.near = 'foliage'
  return { surface: 'land', footY: Math.max(height * 0.76, top + unit * 10), farY: top + unit * 2 }
}

/** Furrows that meet in one point on the horizon and lead the eye there. */
function paintRows(stage: Stage, top: number): void {
  const { width, height, margin, palette, unit } = stage
  const context = stage.on('middle')
  const vanishing = width * stage.random.fork('rows').between(0.35, 0.65)
  const dark = mix(lit(oklch(0.4, 0.07, 110), palette.ambient), palette.shadow, 0.3)
  for (let row = -14; row <= 14; row++) {
    context.fillStyle = css(dark, 0.3)
    context.beginPath()
    context.moveTo(vanishing + row * unit * 1.1, top)
    context.lineTo(vanishing + row * unit * 1.1 + unit * 0.2, top)
    context.lineTo(vanishing + row * unit * 22 + unit * 6, height + margin)
    context.lineTo(vanishing + row * unit * 22 - unit * 1.5, height + margin)
    context.fill()
  }
}

function paintFlowers(stage: Stage, top: number): void {
  const { width, height, margin, palette, unit } = stage
  const random = stage.random.fork('flowers')
  const context = stage.on('middle')
  const hue = random.pick([25, 90, 310, 350, 275])
  for (let index = 0; index < 420; index++) {
    const near = (index / 420) ** 1.3
    const colour = lit(
      oklch(random.between(0.68, 0.9), 0.15, hue + random.between(-25, 25)),
      palette.ambient,
    )
    context.fillStyle = css(colour, 0.85)
    const size = unit * (0.18 + near * 1.1) * random.between(0.6, 1.2)
    context.beginPath()
    context.ellipse(
      random.between(-margin, width + margin),
      top + unit * 3 + near * (height + margin - top),
      size,
      size * 0.7,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
