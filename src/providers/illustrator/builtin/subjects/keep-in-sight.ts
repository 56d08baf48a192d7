import type { Stage } from '../stage/stage.ts'
import { type Box, boxOf } from './beside-hero.ts'
import { type Placed, shapeOf } from './member.ts'

/** A subject may be hidden by this share of its area and still be told. */
const HIDDEN = 0.3
const IN_FRONT = 0.58

/** Brings forward, and makes smaller, whatever would be lost behind a subject nearer to the eye. */
export function keepInSight(stage: Stage, placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = []
  let moved = 0
  for (const one of placed) {
    const cover = placed.find((other) => other !== one && hides(other, one))
    kept.push(cover ? inFrontOf(stage, one, cover, moved++) : one)
  }
  return kept
}

function hides(near: Placed, far: Placed): boolean {
  if (near.placement.footY < far.placement.footY) return false
  if (near.placement.footY === far.placement.footY && near.member.index > far.member.index)
    return false
  const [front, back] = [boxOfPlaced(near), boxOfPlaced(far)]
  const across = Math.min(front.right, back.right) - Math.max(front.left, back.left)
  const down = Math.min(front.bottom, back.bottom) - Math.max(front.top, back.top)
  if (across <= 0 || down <= 0) return false
  return across * down > HIDDEN * (back.right - back.left) * (back.bottom - back.top)
}

/**
 * At a side of its own, the first at the one where it was; its foot a little nearer than the other's, or
 * at the frame's foot.
 */
function inFrontOf(
  stage: Stage,
  { member, placement }: Placed,
  cover: Placed,
  moved: number,
): Placed {
  const widest = (stage.width * 0.46) / shapeOf(member)
  const height = Math.min(placement.height, cover.placement.height * IN_FRONT, widest)
  const half = (height * shapeOf(member)) / 2
  const isLeft = placement.x < cover.placement.x === (moved % 2 === 0)
  const x = isLeft ? stage.width * 0.03 + half : stage.width * 0.97 - half
  const footY = Math.min(cover.placement.footY + stage.unit * 5, stage.height * 0.99)
  // Where the nearer one's foot lies below the frame, only a nearer layer is before it.
  const layer = footY <= cover.placement.footY ? 'near' : placement.layer
  return { member, placement: { ...placement, x, height, footY, layer, distance: 0, blur: 0 } }
}

function boxOfPlaced({ member, placement }: Placed): Box {
  return boxOf(placement, shapeOf(member) * placement.height)
}
