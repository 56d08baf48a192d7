import { BLOCK, type FramePlane, type FramePlanes } from './frame-planes.ts'
import { type PicturePlanes, type Plane, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'

/** Sideways shift in pixels of what is seen at this height of the picture. */
export type RowShift = (pictureY: number) => number

export const FULL = 32_767
export const FIXED = 65_536

export type Drawing = {
  /** 0 to 1; 1 if not given. */
  opacity?: number
  shift?: RowShift | undefined
  /** Rows of the frame from here on are left as they are: something nearer hides them. */
  until?: number
}

/**
 * Draws a picture over the frame. Steps between neighbouring pixels must stay below two picture
 * pixels, which is as far as the kernel's window reaches.
 */
export function drawPlanes(
  memory: PlaneMemory,
  frame: FramePlanes,
  picture: PicturePlanes,
  placement: Placement,
  drawing: Drawing = {},
): void {
  const { left, top } = picture
  drawPlane(memory, frame.luma, { ...picture.luma, left, top, grain: 1 }, placement, drawing)
  drawPlane(memory, frame.blue, { ...picture.blue, left, top, grain: 2 }, placement, drawing)
  drawPlane(memory, frame.red, { ...picture.red, left, top, grain: 2 }, placement, drawing)
}

/** `grain`: how many pixels, of the frame and of the picture, one sample of this plane spans. */
export type PlacedPlane = Plane & { left: number; top: number; grain: number }

export function drawPlane(
  memory: PlaneMemory,
  target: FramePlane,
  source: PlacedPlane,
  placement: Placement,
  { opacity = 1, shift, until = Number.POSITIVE_INFINITY }: Drawing,
): void {
  const { blendRow } = memory
  const { grain } = source
  const fade = Math.round(opacity * FULL)
  if (fade <= 0) return
  const blocks = target.stride / BLOCK
  const xStep = placement.xAcross * BLOCK
  const yStep = placement.yAcross * BLOCK
  const lean = Math.abs(yStep * blocks)
  const lastRow = Math.min(target.rows, Math.ceil(until / grain))
  for (let row = 0; row < lastRow; row++) {
    const down = (row + 0.5) * grain
    const frameX = placement.x + placement.xAcross * 0.5 * grain + placement.xDown * down
    const frameY = placement.y + placement.yAcross * 0.5 * grain + placement.yDown * down
    const y = (frameY - source.top) / grain - 0.5 + RIM
    if (y + lean < 0 || y - lean > source.rows) continue
    const x = (frameX + (shift?.(frameY) ?? 0) - source.left) / grain - 0.5 + RIM
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
