import type { Relief } from '#composition/layered-clip.ts'
import { FULL, fixed } from './draw-planes.ts'
import { type PicturePlanes, type Plane, RIM } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import { BLOCK, type FramePlane, type FramePlanes, type PlaneMemory } from './plane-memory.ts'

/** Points of the picture seen at the knots of a net over the frame, one row of knots after another. */
export type Net = { columns: number; rows: number; x: Float32Array; y: Float32Array }

/** Distance between knots, in pixels of the frame. */
const MESH = 64

/** A net through which each knot sees the picture as its own depth does: smooth, so nothing tears. */
export function netOf(
  frame: { width: number; height: number },
  depthAt: (x: number, y: number) => number,
  placeAt: (depth: number) => Placement,
): Net {
  const columns = Math.ceil(frame.width / MESH) + 2
  const rows = Math.ceil(frame.height / MESH) + 2
  const net = {
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  }
  for (let knot = 0; knot < columns * rows; knot++) {
    const x = (knot % columns) * MESH
    const y = Math.floor(knot / columns) * MESH
    const place = placeAt(depthAt(x, y))
    net.x[knot] = place.x + place.xAcross * x + place.xDown * y
    net.y[knot] = place.y + place.yAcross * x + place.yDown * y
  }
  return net
}

/** Depth at a point of a picture whose relief spans `width` x `height` pixels. */
export function reliefDepth(
  relief: Relief,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const { columns, rows, depths } = relief
  const at = (column: number, row: number) => depths[row * columns + column] as number
  return (x, y) => {
    const across = clamp((x / width) * (columns - 1), columns - 1)
    const down = clamp((y / height) * (rows - 1), rows - 1)
    const column = Math.min(Math.floor(across), columns - 2)
    const row = Math.min(Math.floor(down), rows - 2)
    const top = mix(at(column, row), at(column + 1, row), across - column)
    const bottom = mix(at(column, row + 1), at(column + 1, row + 1), across - column)
    return mix(top, bottom, down - row)
  }
}

export function drawRelief(
  memory: PlaneMemory,
  frame: FramePlanes,
  picture: PicturePlanes,
  net: Net,
): void {
  drawPlane(memory, frame.luma, picture, picture.luma, 1, net)
  drawPlane(memory, frame.blue, picture, picture.blue, 2, net)
  drawPlane(memory, frame.red, picture, picture.red, 2, net)
}

function drawPlane(
  memory: PlaneMemory,
  target: FramePlane,
  picture: PicturePlanes,
  source: Plane,
  grain: number,
  net: Net,
) {
  const reach = MESH / grain
  const blocks = reach / BLOCK
  for (let row = 0; row < target.rows; row++) {
    const down = ((row + 0.5) * grain) / MESH
    const knots = Math.floor(down) * net.columns
    const part = down - Math.floor(down)
    const offset = (left: number) => RIM - 0.5 - left / grain
    const xAt = (column: number) =>
      mixKnots(net.x, knots + column, net.columns, part) / grain + offset(picture.left)
    const yAt = (column: number) =>
      mixKnots(net.y, knots + column, net.columns, part) / grain + offset(picture.top)
    for (let column = 0, start = 0; start < target.stride; column++, start += reach) {
      const xStep = (xAt(column + 1) - xAt(column)) / blocks
      const yStep = (yAt(column + 1) - yAt(column)) / blocks
      memory.blendRow(
        target.address + row * target.stride + start,
        Math.min(blocks, (target.stride - start) / BLOCK),
        source.colour,
        source.cover,
        source.stride,
        source.rows,
        fixed(xAt(column) + xStep / (2 * BLOCK)),
        fixed(yAt(column) + yStep / (2 * BLOCK)),
        fixed(xStep),
        fixed(yStep),
        FULL,
      )
    }
  }
}

function mixKnots(values: Float32Array, at: number, columns: number, part: number): number {
  return mix(values[at] as number, values[at + columns] as number, part)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function clamp(value: number, largest: number): number {
  return Math.min(Math.max(value, 0), largest)
}
