import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { type Box, boxOf } from './beside-hero.ts'
import { shadowOn } from './light-side.ts'
import { type Member, type Placed, shapeOf } from './member.ts'
import type { TrueSize } from './true-sizes.ts'
import { isBroad } from './within-frame.ts'

/** Beyond these a thing no longer stands in the hero's row but behind or before it. */
const BEHIND = 0.62
const BEFORE = 1.6
/** What stands behind may lose this share of its width to the frame, and to what is before it. */
const CUT = 0.22
const COVERED = 0.3
/** Everything else keeps off the frame by this share of its width. */
const RIM = -0.06
/** What lies before may cover this share of its own width of the row. */
const COVERS = 0.25

export function isBehind({ nearness }: TrueSize): boolean {
  return nearness < BEHIND
}

export function isBefore({ nearness }: TrueSize): boolean {
  return nearness > BEFORE
}

/** Where on the ground the foot of a thing so near is: the farther, the nearer to the horizon. */
export function footOf(stage: Stage, ground: Ground, nearness: number): number {
  if (ground.span) {
    const step = stage.unit * (nearness > 1 ? 6 : 2)
    return ground.footY + step * (1 - 1 / Math.max(0.5, nearness))
  }
  if (nearness <= 1) return ground.farY + (ground.footY - ground.farY) * nearness ** 0.8
  // Below the composed part an upright frame goes on.
  const nearest = stage.height * (stage.ratio < 0.7 ? 1.05 : 0.985)
  return ground.footY + Math.max(0, nearest - ground.footY) * (1 - 1 / nearness)
}

/** Puts what towers behind the row and what is small before it, each at the side with more room. */
export function nearAndFar(
  stage: Stage,
  ground: Ground,
  row: readonly Placed[],
  others: readonly (readonly [Member, TrueSize])[],
): Placed[] {
  const placed = [...row]
  const taken = row.map(({ member, placement }) =>
    boxOf(placement, shapeOf(member) * placement.height),
  )
  for (const [member, size] of others) {
    const width = shapeOf(member) * size.height
    const share = isBehind(size) ? COVERED : COVERS
    const x = freePlace(
      stage,
      ground,
      taken,
      width,
      isBehind(size) && isBroad(member.subject) ? CUT : RIM,
      share,
    )
    const placement = {
      layer: 'subject' as const,
      x,
      footY: footOf(stage, ground, size.nearness),
      height: size.height,
      mirrored: stage.random.fork(`mirror ${member.index}`).chance(0.5),
      distance: isBehind(size) ? Math.min(0.3, (1 - size.nearness) * 0.3) : 0,
      shadow: shadowOn(ground),
      blur:
        stage.brief.look === 'photographic' && isBehind(size)
          ? stage.unit * 0.3 * (1 - size.nearness)
          : 0,
    }
    placed.push({ member, placement })
    taken.push(boxOf(placement, width))
  }
  return placed
}

/** The middle at which a thing of that width hides, or is hidden by, the others least. */
function freePlace(
  stage: Stage,
  { span }: Ground,
  taken: readonly Box[],
  width: number,
  cut: number,
  share: number,
): number {
  const from = (span?.from ?? 0) + width * (0.5 - cut)
  const to = (span?.to ?? stage.width) - width * (0.5 - cut)
  if (from >= to) return (from + to) / 2
  const steps = 24
  let best = { x: (from + to) / 2, cost: Infinity }
  for (let step = 0; step <= steps; step++) {
    const x = from + ((to - from) * step) / steps
    const [left, right] = [x - width / 2, x + width / 2]
    const across = taken.map((box) =>
      Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)),
    )
    const hidden = across.reduce((sum, one) => sum + Math.max(0, one - width * share), 0)
    const outside = Math.max(0, -left) + Math.max(0, right - stage.width)
    // Of free places the one next to the others: a group, not a row along the rim.
    const away = Math.abs(x - stage.width / 2) * 0.15
    const cost = hidden * 3 + outside * 1.5 + away
    if (cost < best.cost) best = { x, cost }
  }
  return best.x
}
