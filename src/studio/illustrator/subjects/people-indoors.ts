import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { sideOf } from './light-side.ts'
import type { Member } from './member.ts'
import type { Placement } from './place-artwork.ts'

/** Heads and shoulders in the dark, between us and the stage. */
export function audience(stage: Stage): Placement[] {
  const random = stage.random.fork('audience')
  const height = stage.unit * 52
  const count = Math.ceil(stage.width / height) + 1
  return Array.from({ length: count }, (_, number) => ({
    layer: 'near',
    x: (number + random.between(0.1, 0.6)) * height * 1.05,
    footY: stage.height + height * random.between(0.58, 0.66),
    height,
    mirrored: random.chance(0.5),
    darkness: 0.86,
    shadow: 'none',
    blur: stage.unit * 0.4,
  }))
}

const NEARNESS = {
  wide: 0.82,
  medium: 1,
  close: 1.3,
  detail: 1.5,
  low: 1.16,
  high: 0.9,
  shoulder: 1,
}

/** Half-length, cut off by the table's edge, on the layer behind it. */
export function behindTable(stage: Stage, ground: Ground, { index }: Member): Placement {
  const random = stage.random.fork(`behind table ${index}`)
  const height =
    stage.unit * (stage.ratio < 1 ? 118 : 92) * Math.min(1.3, NEARNESS[stage.brief.framing])
  return {
    layer: 'middle',
    x:
      stage.width *
      (index === 0 ? 0.5 - sideOf(stage) * random.between(0.04, 0.14) : 0.5 + sideOf(stage) * 0.26),
    // From below the table's edge hides less of them.
    footY: ground.farY + height * (stage.brief.framing === 'low' ? 0.34 : 0.45),
    height: height * (index === 0 ? 1 : 0.92),
    shadow: 'none',
  }
}
