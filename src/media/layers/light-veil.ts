import type { LayeredClip } from '#composition/layered-clip.ts'
import { drawPlane, drawPlanes, type PlacedPlane } from './draw-planes.ts'
import { type PicturePlanes, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import { type FramePlane, type FramePlanes, newFrame, type PlaneMemory } from './plane-memory.ts'

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

/** Pixels around a sheet, for the samples that the kernel reads past its edge. */
const MARGIN = 2 * RIM

/** From a sheet as wide as the frame, which leaves the kernel only the stretching downwards. */
const DOWNWARDS = { x: 0, xAcross: 1, xDown: 0, y: 0, yAcross: 0, yDown: 1 / COARSE }
/** From a coarse sheet to a wide one with the same rows. */
const ACROSS = {
  x: -MARGIN / COARSE,
  xAcross: 1 / COARSE,
  xDown: 0,
  y: -MARGIN,
  yAcross: 0,
  yDown: 1,
}

export function newVeil(memory: PlaneMemory, clip: LayeredClip): LightVeil {
  const coarse = newSheet(memory, clip.width / COARSE, clip.height / COARSE)
  const wide = newSheet(memory, clip.width, clip.height / COARSE)
  return {
    clear() {
      for (const plane of planesOf(coarse)) {
        memory.bytes(plane.address, plane.stride * plane.rows).fill(0)
      }
    },
    add(picture, placement, opacity) {
      const { xAcross, xDown, yAcross, yDown } = placement
      const inside = {
        ...placement,
        x: placement.x - (xAcross + xDown) * MARGIN,
        y: placement.y - (yAcross + yDown) * MARGIN,
      }
      drawPlanes(memory, coarse.ink, picture, inside, { opacity })
      drawPlane(memory, coarse.cover.luma, placed(picture, 'luma', 'cover'), inside, { opacity })
      drawPlane(memory, coarse.cover.blue, placed(picture, 'blue', 'cover'), inside, { opacity })
    },
    drawOver(frame) {
      const { ink, cover } = wide
      const sheet = asPicture(coarse)
      drawPlane(memory, ink.luma, uncovered(placed(sheet, 'luma', 'colour')), ACROSS)
      drawPlane(memory, ink.blue, uncovered(placed(sheet, 'blue', 'colour')), ACROSS)
      drawPlane(memory, ink.red, uncovered(placed(sheet, 'red', 'colour')), ACROSS)
      drawPlane(memory, cover.luma, uncovered(placed(sheet, 'luma', 'cover')), ACROSS)
      drawPlane(memory, cover.blue, uncovered(placed(sheet, 'blue', 'cover')), ACROSS)
      drawPlanes(memory, frame, asPicture(wide), DOWNWARDS)
    },
  }
}

/** Of `cover` only the luma and one of the half-size planes are used. */
type Sheet = { ink: FramePlanes; cover: FramePlanes }

function newSheet(memory: PlaneMemory, width: number, height: number): Sheet {
  const columns = 2 * Math.ceil(width / 2) + 2 * MARGIN
  const rows = 2 * Math.ceil(height / 2) + 2 * MARGIN
  return { ink: newFrame(memory, columns, rows), cover: newFrame(memory, columns, rows) }
}

function planesOf({ ink, cover }: Sheet): FramePlane[] {
  return [ink.luma, ink.blue, ink.red, cover.luma, cover.blue]
}

/** One plane of a picture, or how much it covers, as something to draw. */
function placed(
  picture: PicturePlanes,
  plane: 'luma' | 'blue' | 'red',
  what: 'colour' | 'cover',
): PlacedPlane {
  const { left, top } = picture
  const grain = plane === 'luma' ? 1 : 2
  return { ...picture[plane], colour: picture[plane][what], left, top, grain }
}

function uncovered(plane: PlacedPlane): PlacedPlane {
  return { ...plane, cover: 0 }
}

/** Half-size planes have half the margin, which is the rim of a picture; the large one has a rim more. */
function asPicture({ ink, cover }: Sheet): PicturePlanes {
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
