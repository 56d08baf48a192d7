import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { keepInSight } from './keep-in-sight.ts'
import { lineUp } from './line-up.ts'
import type { Member, Placed } from './member.ts'

/** How far from the middle small things lie that leave the other side to who stands behind them. */
const ASIDE = 0.2

/** Small things on the ledge at the eye; all others, already placed, behind it where it hides none of them. */
export function onLedge(
  stage: Stage,
  ledge: Ground,
  members: readonly Member[],
  beyond: readonly Placed[],
): Placed[] {
  const behind = beyond.map(({ member, placement }): Placed => {
    const layer = placement.layer === 'subject' ? 'middle' : placement.layer
    return { member, placement: { ...placement, layer } }
  })
  const small = lineUp(stage, ledge, members)
  const [first] = behind
  if (!first) return small
  const leftIsFree = first.placement.x > stage.width / 2
  return keepInSight(stage, [
    ...behind,
    ...(small.length > 1 ? small : toSide(stage, small, leftIsFree)),
  ])
}

function toSide(stage: Stage, placed: readonly Placed[], left: boolean): Placed[] {
  return placed.map(({ member, placement }) => {
    const away = Math.max(Math.abs(placement.x - stage.width / 2), stage.width * ASIDE)
    const x = stage.width / 2 + (left ? -away : away)
    return { member, placement: { ...placement, x } }
  })
}
