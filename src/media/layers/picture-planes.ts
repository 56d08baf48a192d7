import type { PlaneMemory } from './plane-memory.ts'

/** One 8 bit plane with a rim of `RIM` samples on every side, in which the kernel may read. */
export type Plane = { colour: number; cover: number; stride: number; rows: number }

/** A picture as the video has it: BT.709, 16..235, colour at half size, premultiplied. */
export type PicturePlanes = {
  /** Where the picture's first sample lies, in pixels of the picture it was cut from. */
  left: number
  top: number
  /** From this height down to its end the picture hides all that is behind it; Infinity if nowhere. */
  solidFrom: number
  luma: Plane
  blue: Plane
  red: Plane
}

export const RIM = 16

/**
 * Takes raw premultiplied RGBA apart into planes; only the part that shows is kept. Past its edge a
 * picture is transparent, unless it is opaque or `goesOn`: then its edge goes on.
 * Answers undefined for a picture that is transparent all over.
 * Weights: ITU-R BT.709-6, section 3, in the limited range of section 4.
 */
export function planesOf(
  memory: PlaneMemory,
  rgba: Uint8Array,
  width: number,
  height: number,
  goesOn = false,
): PicturePlanes | undefined {
  const box = visibleBox(rgba, width, height)
  if (!box) return undefined
  const opaque = isOpaque(rgba)
  const columns = box.right - box.left
  const rows = box.bottom - box.top
  const cover = opaque ? 0 : newPlane(memory, columns, rows)
  const halfCover = opaque ? 0 : newPlane(memory, columns / 2, rows / 2)
  const luma = { colour: newPlane(memory, columns, rows), cover, ...sizeOf(columns, rows) }
  const half = sizeOf(columns / 2, rows / 2)
  const blue = { colour: newPlane(memory, columns / 2, rows / 2), cover: halfCover, ...half }
  const red = { colour: newPlane(memory, columns / 2, rows / 2), cover: halfCover, ...half }
  fillLuma(memory, rgba, width, box, luma)
  fillChroma(memory, rgba, width, box, blue, red)
  if (opaque || goesOn) {
    for (const plane of [luma, blue, red]) extendEdges(memory, plane.colour, plane)
    if (cover) extendEdges(memory, cover, luma)
    if (halfCover) extendEdges(memory, halfCover, blue)
  }
  return {
    left: box.left,
    top: box.top,
    solidFrom: solidFrom(rgba, width, height),
    luma,
    blue,
    red,
  }
}

type Box = { left: number; top: number; right: number; bottom: number }
type Size = { stride: number; rows: number }

function sizeOf(columns: number, rows: number): Size {
  return { stride: columns + 2 * RIM, rows: rows + 2 * RIM }
}

function newPlane(memory: PlaneMemory, columns: number, rows: number): number {
  const size = sizeOf(columns, rows)
  return memory.allocate(size.stride * size.rows)
}

/** The smallest box with even sides around everything that is not fully transparent. */
function visibleBox(rgba: Uint8Array, width: number, height: number): Box | undefined {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++) {
    const row = words.subarray(y * width, (y + 1) * width)
    const first = row.findIndex(isSet)
    if (first < 0) continue
    box.left = Math.min(box.left, first)
    box.right = Math.max(box.right, row.findLastIndex(isSet) + 1)
    box.top = Math.min(box.top, y)
    box.bottom = y + 1
  }
  if (box.right === 0) return undefined
  return {
    left: box.left & ~1,
    top: box.top & ~1,
    right: (box.right + 1) & ~1,
    bottom: (box.bottom + 1) & ~1,
  }
}

function isSet(pixel: number): boolean {
  return pixel !== 0
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

function solidFrom(rgba: Uint8Array, width: number, height: number): number {
  let pixel = width * height - 1
  while (pixel >= 0 && rgba[pixel * 4 + 3] === 255) pixel--
  const row = Math.floor(pixel / width) + 1
  return row < height ? row : Number.POSITIVE_INFINITY
}

function fillLuma(memory: PlaneMemory, rgba: Uint8Array, width: number, box: Box, plane: Plane) {
  const size = plane.stride * plane.rows
  const colour = memory.bytes(plane.colour, size)
  const cover = plane.cover ? memory.bytes(plane.cover, size) : undefined
  for (let y = box.top; y < box.bottom; y++) {
    let from = (y * width + box.left) * 4
    let to = (y - box.top + RIM) * plane.stride + RIM
    for (const end = to + box.right - box.left; to < end; to++, from += 4) {
      const alpha = rgba[from + 3] as number
      const light =
        (rgba[from] as number) * 11966 +
        (rgba[from + 1] as number) * 40254 +
        (rgba[from + 2] as number) * 4064
      colour[to] = (light + alpha * 4112 + 32768) >> 16
      if (cover) cover[to] = alpha
    }
  }
}

/** Each colour sample is the mean of the four pixels under it. */
function fillChroma(
  memory: PlaneMemory,
  rgba: Uint8Array,
  width: number,
  box: Box,
  blue: Plane,
  red: Plane,
) {
  const size = blue.stride * blue.rows
  const blues = memory.bytes(blue.colour, size)
  const reds = memory.bytes(red.colour, size)
  const cover = blue.cover ? memory.bytes(blue.cover, size) : undefined
  const next = width * 4
  for (let y = box.top; y < box.bottom; y += 2) {
    let from = (y * width + box.left) * 4
    let to = ((y - box.top) / 2 + RIM) * blue.stride + RIM
    for (const end = to + (box.right - box.left) / 2; to < end; to++, from += 8) {
      const r = sumOfFour(rgba, from, next)
      const g = sumOfFour(rgba, from + 1, next)
      const b = sumOfFour(rgba, from + 2, next)
      const alpha = sumOfFour(rgba, from + 3, next)
      blues[to] = (r * -6596 + g * -22189 + b * 28784 + alpha * 32896 + 131072) >> 18
      reds[to] = (r * 28784 + g * -26145 + b * -2639 + alpha * 32896 + 131072) >> 18
      if (cover) cover[to] = (alpha + 2) >> 2
    }
  }
}

function sumOfFour(rgba: Uint8Array, at: number, next: number): number {
  return (
    (rgba[at] as number) +
    (rgba[at + 4] as number) +
    (rgba[at + next] as number) +
    (rgba[at + next + 4] as number)
  )
}

/** Without this a sample between edge and rim would be half dark or half transparent. */
function extendEdges(memory: PlaneMemory, address: number, size: Size) {
  const { stride, rows } = size
  const plane = memory.bytes(address, stride * rows)
  for (let y = RIM; y < rows - RIM; y++) {
    const row = y * stride
    plane.fill(plane[row + RIM] as number, row, row + RIM)
    plane.fill(plane[row + stride - RIM - 1] as number, row + stride - RIM, row + stride)
  }
  for (let y = 0; y < RIM; y++) {
    plane.copyWithin(y * stride, RIM * stride, (RIM + 1) * stride)
    plane.copyWithin((rows - 1 - y) * stride, (rows - RIM - 1) * stride, (rows - RIM) * stride)
  }
}
