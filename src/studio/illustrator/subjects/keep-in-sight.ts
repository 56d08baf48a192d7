import type { Stage } from '../stage/stage.ts'
import { type Box, boxOf } from './beside-hero.ts'
import { type Placed, shapeOf } from './member.ts'
import { isBroad } from './within-frame.ts'

/** A subject may be hidden by this share of its area and still be told. */
const HIDDEN = 0.3
const IN_FRONT = 0.58
/** Of what towers behind, the frame may cut this share of the width. */
const CUT = 0.3

/** Moves aside, or brings forward, whatever would be lost behind a subject nearer to the eye. */
export function keepInSight(stage: Stage, placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = []
  let moved = 0
  for (const one of placed) {
    const cover = placed.find((other) => other !== one && hides(other, one))
    if (!cover) kept.push(one)
    else if (towersOver(one, cover)) kept.push(besideCover(stage, one, cover))
    else kept.push(inFrontOf(stage, one, cover, moved++))
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

function towersOver(one: Placed, other: Placed): boolean {
  return one.placement.height > other.placement.height * 0.8
}

/** Steps aside as far as it must, though the frame then cuts it. */
function besideCover(stage: Stage, one: Placed, cover: Placed): Placed {
  const [back, front] = [boxOfPlaced(one), boxOfPlaced(cover)]
  const width = back.right - back.left
  const toLeft = (front.left + front.right) / 2 > stage.width / 2
  const clear = toLeft ? front.left + width * (HIDDEN - 0.5) : front.right - width * (HIDDEN - 0.5)
  const rim = width * (isBroad(one.member.subject) ? 0.5 - CUT : 0.52)
  const x = Math.min(Math.max(clear, rim), stage.width - rim)
  return { ...one, placement: { ...one.placement, x } }
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
