import type { PlaneMemory } from './plane-memory.ts'

/** Where one plane of the frame under construction lies; rows are padded to whole blocks of eight. */
export type FramePlane = { address: number; stride: number; columns: number; rows: number }
export type FramePlanes = { luma: FramePlane; blue: FramePlane; red: FramePlane }

export const BLOCK = 8

export function newFrame(memory: PlaneMemory, width: number, height: number): FramePlanes {
  const plane = (columns: number, rows: number): FramePlane => {
    const stride = Math.ceil(columns / BLOCK) * BLOCK
    return { address: memory.allocate(stride * rows), stride, columns, rows }
  }
  return {
    luma: plane(width, height),
    blue: plane(width / 2, height / 2),
    red: plane(width / 2, height / 2),
  }
}

/** The frame without padding, its planes one after another, as yuv420p is handed around. */
export function packFrame(memory: PlaneMemory, frame: FramePlanes, into: Uint8Array): void {
  let to = 0
  for (const plane of [frame.luma, frame.blue, frame.red]) {
    const bytes = memory.bytes(plane.address, plane.stride * plane.rows)
    for (let row = 0; row < plane.rows; row++, to += plane.columns) {
      into.set(bytes.subarray(row * plane.stride, row * plane.stride + plane.columns), to)
    }
  }
}
