import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintWater } from './water.ts'
import { paintFarCoast } from './far-coast.ts'
import { floatsOnWater } from './floats-on-water.ts'
import { paintHeadland, paintIsland } from './rocks.ts'

/** Open water with a far coast and a headland on one side that the hero can stand on. */
export function paintSea(stage: Stage): Ground {
  const { height, margin, horizon, unit } = stage
  paintSky(stage)
  paintFarCoast(stage)
  paintWater(stage, 'middle', horizon, height + margin)
  if (floatsOnWater(stage))
    return { surface: 'water', footY: height * 0.72, farY: horizon + unit * 3 }
  const span = stage.random.fork('coast').chance(0.4) ? paintIsland(stage) : paintHeadland(stage)
  return { surface: 'land', footY: height * 0.665 + unit * 2, farY: height * 0.665, span }
}
