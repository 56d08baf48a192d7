import { BLOCK, type FramePlane, type FramePlanes } from './frame-planes.ts'
import { type PicturePlanes, type Plane, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'

/** Sideways shift in pixels of what is seen at this height of the picture. */
export type RowShift = (pictureY: number) => number

export const FULL = 32_767
export const FIXED = 65_536

/**
 * Draws a picture over the frame. `opacity` is 0 to 1. Steps between neighbouring pixels must stay
 * below two picture pixels, which is as far as the kernel's window reaches.
 */
export function drawPlanes(
  memory: PlaneMemory,
  frame: FramePlanes,
  picture: PicturePlanes,
  placement: Placement,
  opacity = 1,
  shift?: RowShift,
): void {
  const fade = Math.round(opacity * FULL)
  if (fade <= 0) return
  drawPlane(memory, frame.luma, picture, picture.luma, 1, placement, fade, shift)
  drawPlane(memory, frame.blue, picture, picture.blue, 2, placement, fade, shift)
  drawPlane(memory, frame.red, picture, picture.red, 2, placement, fade, shift)
}

/** `grain`: how many pixels of the frame one sample of this plane spans. */
function drawPlane(
  memory: PlaneMemory,
  target: FramePlane,
  picture: PicturePlanes,
  source: Plane,
  grain: number,
  placement: Placement,
  fade: number,
  shift?: RowShift,
) {
  const { blendRow } = memory
  const blocks = target.stride / BLOCK
  const xStep = placement.xAcross * BLOCK
  const yStep = placement.yAcross * BLOCK
  const lean = Math.abs(yStep * blocks)
  for (let row = 0; row < target.rows; row++) {
    const down = (row + 0.5) * grain
    const frameX = placement.x + placement.xAcross * 0.5 * grain + placement.xDown * down
    const frameY = placement.y + placement.yAcross * 0.5 * grain + placement.yDown * down
    const y = (frameY - picture.top) / grain - 0.5 + RIM
    if (y + lean < 0 || y - lean > source.rows) continue
    const x = (frameX + (shift?.(frameY) ?? 0) - picture.left) / grain - 0.5 + RIM
    const first = Math.max(0, Math.floor(-x / xStep))
    const last = Math.min(blocks, Math.ceil((source.stride - x) / xStep))
    if (last <= first) continue
    blendRow(
      target.address + row * target.stride + first * BLOCK,
      last - first,
      source.colour,
      source.cover,
      source.stride,
      source.rows,
      Math.round((x + first * xStep) * FIXED),
      Math.round((y + first * yStep) * FIXED),
      Math.round(xStep * FIXED),
      Math.round(yStep * FIXED),
      fade,
    )
  }
}
