import { oklch } from '../paint/colour.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintLand } from './land.ts'
import { paintRange } from './ranges.ts'
import { paintTreeLine } from './trees.ts'
import { paintWater } from './water.ts'
import { standsOnLand } from './place-kinds.ts'

/** Still water between wooded hills, a grassy bank in front. */
export function paintLake(stage: Stage): Ground {
  const { height, width, margin, horizon, unit } = stage
  paintSky(stage)
  const random = stage.random.fork('lake')
  const surface = oklch(0.44, 0.06, random.pick([150, 230, 280]))
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon,
      height: height * 0.24,
      length: width * 0.7,
      roughness: random.between(0.3, 0.9),
      surface,
      distance: 0.66,
    },
    'lake back',
  )
  const line = paintRange(
    stage,
    {
      layer: 'far',
      base: horizon,
      height: height * 0.07,
      length: width * 0.9,
      roughness: 0.1,
      surface: oklch(0.42, 0.07, 150),
      distance: 0.4,
    },
    'lake front',
  )
  paintTreeLine(stage, 'far', line, { size: unit * 6, density: 1, distance: 0.36 })
  paintWater(stage, 'middle', horizon, height + margin)
  if (!standsOnLand(stage))
    return { surface: 'water', footY: height * 0.74, farY: horizon + unit * 3 }
  const top = height * 0.74
  paintLand(stage, { layer: 'middle', top, kind: 'grass', wave: 5 })
  return { surface: 'land', footY: top + unit * 6, farY: top + unit }
}
