import type { CameraPose, LayeredClip } from '#composition/layered-clip.ts'

/** Which point of a picture is seen at a point of the frame; both count from the frame's corner at rest. */
export type Placement = {
  x: number
  xAcross: number
  xDown: number
  y: number
  yAcross: number
  yDown: number
}

/** Even what is infinitely far follows the camera a little: a dead still sky looks glued on. */
const FAR_SHARE = 0.12

/** Pixels of the overscan that sways and the unsteady hand may use, as a share of the short side. */
export const SWAY_RESERVE = 0.011

/** How much of the camera's travel and growth a part at `depth` (0 far, 1 near) goes along with. */
function parallaxOf(depth: number): number {
  return FAR_SHARE + (1 - FAR_SHARE) * depth
}

/** Where the part of the world at `depth` is seen from `pose`; `nudge` is an extra shift in pixels. */
export function placeDepth(
  clip: LayeredClip,
  pose: CameraPose,
  depth: number,
  nudge: { x: number; y: number },
): Placement {
  const { turn, pivotDepth } = clip.camera
  const share = parallaxOf(depth)
  const slide = turn + (1 - turn) * (share - parallaxOf(pivotDepth))
  const room = roomOf(clip)
  const scale = 1 + pose.zoom * share
  const along = Math.cos(pose.roll) / scale
  const aside = Math.sin(pose.roll) / scale
  const centreX = clip.width / 2
  const centreY = clip.height / 2
  return {
    x: centreX + pose.x * slide * room + nudge.x - along * centreX - aside * centreY,
    xAcross: along,
    xDown: aside,
    y: centreY + pose.y * slide * room + nudge.y + aside * centreX - along * centreY,
    yAcross: -aside,
    yDown: along,
  }
}

/** The first height of the frame below which only what lies below `y` of the picture is seen. */
export function firstRowBelow(placement: Placement, y: number, frameWidth: number): number {
  const lean = Math.max(0, -placement.yAcross) * frameWidth
  return Math.ceil((y - placement.y + lean) / placement.yDown)
}

/** How far the camera may travel to each side without showing the end of a picture, in pixels. */
function roomOf(clip: LayeredClip): number {
  const { from, to } = clip.camera
  const roll = Math.max(Math.abs(from.roll), Math.abs(to.roll))
  const corner = (Math.sin(roll) * Math.max(clip.width, clip.height)) / 2
  const sway = SWAY_RESERVE * Math.min(clip.width, clip.height)
  return Math.max(0, clip.overscan - corner - sway)
}
