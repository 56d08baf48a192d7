import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintWater } from './water.ts'
import { paintFarCoast } from './far-coast.ts'
import { standsOnLand } from './place-kinds.ts'
import { paintHeadland, paintIsland } from './rocks.ts'

/** Open water with a far coast and a headland on one side that the hero can stand on. */
export function paintSea(stage: Stage): Ground {
  const { height, margin, horizon, unit } = stage
  paintSky(stage)
  paintFarCoast(stage)
  paintWater(stage, 'middle', horizon, height + margin)
  if (!standsOnLand(stage))
    return { surface: 'water', footY: height * 0.72, farY: horizon + unit * 3 }
  const random = stage.random.fork('coast')
  const { subjects } = stage.brief
  const shared = subjects.length > 1
  const sailing = subjects.some(({ kind }) => kind === 'boat' || kind === 'sea-animal')
  const open = sailing ? random.between(0.46, 0.54) : random.between(0.16, 0.42)
  const onIsland = random.chance(0.4) && (!shared || (sailing && subjects.length === 2))
  const span = onIsland ? paintIsland(stage) : paintHeadland(stage, { open })
  return { surface: 'land', footY: height * 0.665 + unit * 2, farY: height * 0.665, span }
}
