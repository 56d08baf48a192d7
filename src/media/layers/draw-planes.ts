import { type PicturePlanes, type Plane, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import { BLOCK, type FramePlane, type FramePlanes, type PlaneMemory } from './plane-memory.ts'

/** Sideways shift in pixels of what is seen at this height of the picture. */
export type RowShift = (pictureY: number) => number

export const FULL = 32_767

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
  { opacity = 1, shift, until = Number.POSITIVE_INFINITY }: Drawing = {},
): void {
  const { grain } = source
  const fade = Math.round(opacity * FULL)
  const count = Math.min(target.rows, Math.ceil(until / grain))
  if (fade <= 0 || count <= 0) return
  const middle = 0.5 * grain
  const frameX = placement.x + (placement.xAcross + placement.xDown) * middle
  const frameY = placement.y + (placement.yAcross + placement.yDown) * middle
  const shifts = shift
    ? Int32Array.from({ length: count }, (_, row) =>
        fixed(shift(frameY + row * grain * placement.yDown) / grain),
      )
    : undefined
  memory.blendRows(
    target.address,
    target.stride,
    count,
    target.stride / BLOCK,
    source.colour,
    source.cover,
    source.stride,
    source.rows,
    fixed((frameX - source.left) / grain - 0.5 + RIM),
    fixed((frameY - source.top) / grain - 0.5 + RIM),
    fixed(placement.xAcross * BLOCK),
    fixed(placement.yAcross * BLOCK),
    fixed(placement.xDown),
    fixed(placement.yDown),
    shifts ? memory.lend(shifts) : 0,
    fade,
  )
}

/** As the kernel counts: 16.16. */
export function fixed(value: number): number {
  return Math.round(value * 65_536)
}
