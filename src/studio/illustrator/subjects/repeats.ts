import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { sideOf } from './light-side.ts'
import type { Placement } from './place-artwork.ts'

/** The same thing again, further away and smaller. */
export function repeats(stage: Stage, ground: Ground, first: Placement): Placement[] {
  const random = stage.random.fork('repeats')
  const scales = ground.surface === 'table' ? [0.84, 0.72] : [0.62, 0.46, 0.34]
  return scales.map((scale, index) => {
    const back = 1 - scale
    const side = index % 2 === 0 ? -1 : 1
    return {
      ...first,
      layer: 'subject',
      x: stage.width * (0.5 + side * sideOf(stage) * random.between(0.2, 0.38)),
      footY: ground.footY + (ground.farY - ground.footY) * Math.min(1, back * 1.25),
      height: first.height * scale,
      mirrored: random.chance(0.5),
      distance: back * 0.4,
    }
  })
}
