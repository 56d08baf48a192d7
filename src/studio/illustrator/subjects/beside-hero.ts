import type { Stage } from '../stage/stage.ts'
import type { Placement } from './place-artwork.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** A companion may lose this share of its width to the frame's rim, and of its area to the hero. */
const LOST = 0.15
const GAP = 3
const SMALLEST = 0.6

export function boxOf({ x, footY, height }: Placement, width: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: footY - height, bottom: footY }
}

/**
 * Moves a companion out of the hero's way, to the other side or smaller when it must.
 * Where there is no room at all it stays small in the corner above, on the hero's freer side.
 */
export function besideHero(
  stage: Stage,
  placement: Placement,
  width: number,
  [hero, ...others]: readonly [Box, ...Box[]],
): Placement {
  const isFree = (box: Box) =>
    isInFrame(stage, box) && [hero, ...others].every((other) => hiddenShare(box, other) <= LOST)
  if (isFree(boxOf(placement, width))) return placement
  const first = Math.sign(placement.x - (hero.left + hero.right) / 2) || 1
  for (const scale of [1, 0.78, SMALLEST]) {
    for (const side of [first, -first]) {
      const reach = (width * scale) / 2 + stage.unit * GAP
      const x = side > 0 ? hero.right + reach : hero.left - reach
      const moved = { ...placement, x, height: placement.height * scale }
      if (isFree(boxOf(moved, width * scale))) return moved
    }
  }
  const side = (hero.left + hero.right) / 2 > stage.width / 2 ? -1 : 1
  const height = placement.height * SMALLEST
  const reach = stage.width * 0.03 + (width * SMALLEST) / 2
  const footY = Math.max(height + stage.height * 0.06, hero.top + height * 0.4)
  return { ...placement, height, footY, x: side < 0 ? reach : stage.width - reach }
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
