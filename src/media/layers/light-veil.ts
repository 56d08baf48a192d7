import type { LayeredClip } from '#composition/layered-clip.ts'
import { drawPlane, drawPlanes } from './draw-planes.ts'
import { type FramePlane, type FramePlanes, newFrame } from './frame-planes.ts'
import { type PicturePlanes, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'

/** Light has no fine detail: it is mixed this many times smaller than the frame. */
export const COARSE = 8

/**
 * A sheet in front of the picture on which lights are mixed at a coarse grain,
 * so that any number of them costs one pass over the frame.
 */
export type LightVeil = {
  clear(): void
  /** Both the picture and its placement count in coarse pixels. */
  add(picture: PicturePlanes, placement: Placement, opacity: number): void
  drawOver(frame: FramePlanes): void
}

/** Pixels around the sheet, for the samples that the kernel reads past its edge. */
const MARGIN = 2 * RIM

export function newVeil(memory: PlaneMemory, clip: LayeredClip): LightVeil {
  const columns = 2 * Math.ceil(clip.width / COARSE / 2) + 2 * MARGIN
  const rows = 2 * Math.ceil(clip.height / COARSE / 2) + 2 * MARGIN
  const ink = newFrame(memory, columns, rows)
  const cover = newFrame(memory, columns, rows)
  const sheet = asPicture(ink, cover)
  const stretch = { x: 0, xAcross: 1 / COARSE, xDown: 0, y: 0, yAcross: 0, yDown: 1 / COARSE }
  return {
    clear() {
      for (const plane of [ink.luma, ink.blue, ink.red, cover.luma, cover.blue]) wipe(memory, plane)
    },
    add(picture, placement, opacity) {
      const { xAcross, xDown, yAcross, yDown } = placement
      const inside = {
        ...placement,
        x: placement.x - (xAcross + xDown) * MARGIN,
        y: placement.y - (yAcross + yDown) * MARGIN,
      }
      const { left, top, luma, blue } = picture
      const lumaCover = { ...luma, colour: luma.cover, left, top, grain: 1 }
      const halfCover = { ...blue, colour: blue.cover, left, top, grain: 2 }
      drawPlanes(memory, ink, picture, inside, { opacity })
      drawPlane(memory, cover.luma, lumaCover, inside, { opacity })
      drawPlane(memory, cover.blue, halfCover, inside, { opacity })
    },
    drawOver(frame) {
      drawPlanes(memory, frame, sheet, stretch)
    },
  }
}

/** Half-size planes have half the margin, which is the rim of a picture; the large one has a rim more. */
function asPicture(ink: FramePlanes, cover: FramePlanes): PicturePlanes {
  const { luma, blue, red } = ink
  const inner = RIM * luma.stride + RIM
  const half = { cover: cover.blue.address, stride: blue.stride, rows: blue.rows }
  return {
    left: 0,
    top: 0,
    solidFrom: Number.POSITIVE_INFINITY,
    luma: {
      colour: luma.address + inner,
      cover: cover.luma.address + inner,
      stride: luma.stride,
      rows: luma.rows - RIM,
    },
    blue: { colour: blue.address, ...half },
    red: { colour: red.address, ...half },
  }
}

function wipe(memory: PlaneMemory, plane: FramePlane) {
  memory.bytes(plane.address, plane.stride * plane.rows).fill(0)
}
