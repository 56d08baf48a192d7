import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import type { Placement } from './place-artwork.ts'

/** -1 where the light is on the right: heroes stand away from it. */
export function sideOf(stage: Stage): 1 | -1 {
  return stage.light.x > stage.width / 2 ? -1 : 1
}

export function shadowOn(ground: Ground): Placement['shadow'] {
  if (ground.flat) return 'drop'
  return ground.surface === 'water' ? 'reflection' : ground.surface === 'air' ? 'none' : 'long'
}
