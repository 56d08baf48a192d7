import type { Stage } from '../stage/stage.ts'
import type { Placement } from './place-artwork.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** A companion may lose this share of its width to the frame's rim, and of its area to the hero. */
const LOST = 0.15
const GAP = 3

export function boxOf({ x, footY, height }: Placement, width: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: footY - height, bottom: footY }
}

/**
 * Moves a companion out of the hero's way, to the other side or smaller when it must.
 * Null when there is no room for it: half a thing behind the hero only disturbs.
 */
export function besideHero(
  stage: Stage,
  placement: Placement,
  width: number,
  [hero, ...others]: readonly [Box, ...Box[]],
): Placement | null {
  const isFree = (box: Box) =>
    isInFrame(stage, box) && [hero, ...others].every((other) => hiddenShare(box, other) <= LOST)
  if (isFree(boxOf(placement, width))) return placement
  const first = Math.sign(placement.x - (hero.left + hero.right) / 2) || 1
  for (const scale of [1, 0.78, 0.6]) {
    for (const side of [first, -first]) {
      const reach = (width * scale) / 2 + stage.unit * GAP
      const x = side > 0 ? hero.right + reach : hero.left - reach
      const moved = { ...placement, x, height: placement.height * scale }
      if (isFree(boxOf(moved, width * scale))) return moved
    }
  }
  return null
}

function isInFrame(stage: Stage, { left, right }: Box): boolean {
  const rim = (right - left) * LOST
  return left + rim >= 0 && right - rim <= stage.width
}

function hiddenShare(one: Box, hero: Box): number {
  const across = Math.max(0, Math.min(one.right, hero.right) - Math.max(one.left, hero.left))
  const down = Math.max(0, Math.min(one.bottom, hero.bottom) - Math.max(one.top, hero.top))
  return (across * down) / ((one.right - one.left) * (one.bottom - one.top))
}
