import { oklch } from '../paint/colour.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { paintLand } from './land.ts'
import type { Ground } from './ground.ts'
import { paintRange } from './ranges.ts'
import { paintTreeLine } from './trees.ts'

/** Ranges behind ranges in thickening haze, and a dark knoll in front to stand on. */
export function paintMountains(stage: Stage): Ground {
  const { horizon, height, width } = stage
  const random = stage.random.fork('mountains')
  const winter = stage.brief.setting === 'snow' || stage.brief.weather === 'snow'
  paintSky(stage)
  const roughness = random.between(0.35, 1)
  const surface = oklch(0.42, 0.045, random.pick([255, 290, 220, 160]))
  const snowFrom = winter ? 0.1 : random.pick([0.38, 0.5, undefined])
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon,
      height: height * random.between(0.3, 0.44),
      length: width * random.between(0.55, 0.9),
      roughness,
      surface,
      distance: 0.72,
      ...(snowFrom !== undefined && { snowFrom }),
    },
    'one',
  )
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon + height * 0.05,
      height: height * random.between(0.2, 0.27),
      length: width * random.between(0.4, 0.7),
      roughness: roughness * 0.9,
      surface,
      distance: 0.5,
      ...(winter && { snowFrom: 0.2 }),
    },
    'two',
  )
  const line = paintRange(
    stage,
    {
      layer: 'middle',
      base: horizon + height * 0.12,
      height: height * random.between(0.12, 0.18),
      length: width * random.between(0.5, 0.8),
      roughness: 0.3,
      surface: winter ? oklch(0.8, 0.02, 250) : surface,
      distance: 0.3,
    },
    'three',
  )
  paintTreeLine(stage, 'middle', line, { size: stage.unit * 7, density: 0.8, distance: 0.32 })
  const top = height * random.between(0.68, 0.73)
  paintLand(stage, { layer: 'middle', top, kind: winter ? 'snow' : 'grass', wave: 7 })
  return { surface: 'land', footY: top + stage.unit * 7, farY: top }
}
