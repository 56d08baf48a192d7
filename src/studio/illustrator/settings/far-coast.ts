import { oklch } from '../paint/colour.ts'
import type { Stage } from '../stage/stage.ts'
import { paintRange } from './ranges.ts'

/** None, one or two hazy ranges on the horizon. */
export function paintFarCoast(stage: Stage): void {
  const random = stage.random.fork('far coast')
  const { horizon, height, width } = stage
  const surface = oklch(0.45, 0.05, random.pick([250, 150, 60]))
  for (const distance of [0.82, 0.62]) {
    if (random.chance(0.25)) continue
    paintRange(
      stage,
      {
        layer: 'far',
        base: horizon,
        height: height * random.between(0.05, 0.11),
        length: width * random.between(0.5, 1.1),
        roughness: random.between(0.2, 0.7),
        surface,
        distance,
      },
      `coast ${distance}`,
    )
  }
}
