import type { Framing, Subject } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import type { Placement } from './place-artwork.ts'

/** Air above a hero's head, as a share of the stage. */
const HEADROOM = 0.1
/** Views that lose the hero's feet. */
const CROPPED: readonly Framing[] = ['close', 'detail', 'low']
/** Air at both sides, which a moving camera takes away. */
const SIDE_ROOM = 0.05
/** Of what stands far behind, the frame may cut this share of the width. */
const CUT_BEHIND = 0.22

/**
 * Keeps a hero's head in the picture and its sides as far as they fit. Who stands on open ground steps nearer, feet out of the frame,
 * and so does everything in a close view; what else stands on a rock, a table or water is painted smaller.
 */
export function withinFrame(
  stage: Stage,
  ground: Ground,
  subject: Subject,
  placement: Placement,
  widthToHeight: number,
): Placement {
  const upright = belowTop(stage, ground, subject, placement)
  const isFarBehind = (placement.distance ?? 0) > 0 && isBroad(subject)
  const reach =
    upright.height * widthToHeight * (isFarBehind ? 0.5 - CUT_BEHIND : 0.5) +
    (isFarBehind ? 0 : stage.width * SIDE_ROOM)
  const x = Math.min(Math.max(upright.x, reach), stage.width - reach)
  return { ...upright, x: reach * 2 > stage.width ? stage.width / 2 : x }
}

/** A building or a ship is told by a part of it. */
export function isBroad({ kind }: Subject): boolean {
  return kind === 'building' || kind === 'vehicle' || kind === 'boat' || kind === 'plant'
}

function belowTop(stage: Stage, ground: Ground, subject: Subject, placement: Placement): Placement {
  const top = stage.height * HEADROOM
  const missing = top - (placement.footY - placement.height)
  if (missing <= 0 || placement.layer !== 'subject' || placement.shadow === 'none') return placement
  const isCropped = CROPPED.includes(stage.brief.framing)
  const canStepNearer =
    isCropped ||
    (ground.surface === 'land' &&
      !ground.span &&
      (subject.kind === 'person' || subject.kind === 'animal'))
  if (!canStepNearer) return { ...placement, height: placement.footY - top }
  return { ...placement, footY: placement.footY + missing }
}
