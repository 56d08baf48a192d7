import { readFileSync } from 'node:fs'

/** The exports of assembly/blend-rows.ts, where their parameters are explained. */
type BlendRow = (
  to: number,
  blocks: number,
  colour: number,
  cover: number,
  stride: number,
  rows: number,
  x: number,
  y: number,
  xStep: number,
  yStep: number,
  opacity: number,
) => void

type BlendRows = (
  target: number,
  targetStride: number,
  count: number,
  blocks: number,
  colour: number,
  cover: number,
  stride: number,
  rows: number,
  x: number,
  y: number,
  xStep: number,
  yStep: number,
  xDown: number,
  yDown: number,
  shifts: number,
  opacity: number,
) => void

const PAGE_BYTES = 65_536
const ALIGNMENT = 16

const kernel = new WebAssembly.Module(readFileSync(new URL('./blend-rows.wasm', import.meta.url)))

/** The memory that frames and pictures share with the blending kernel; addresses are byte offsets. */
export class PlaneMemory {
  readonly blendRow: BlendRow
  readonly blendRows: BlendRows
  readonly #memory: WebAssembly.Memory
  #used = ALIGNMENT
  #lent = 0
  #lentBytes = 0

  constructor() {
    const { exports } = new WebAssembly.Instance(kernel)
    this.blendRow = exports['blendRow'] as BlendRow
    this.blendRows = exports['blendRows'] as BlendRows
    this.#memory = exports['memory'] as WebAssembly.Memory
  }

  /** Zeroed bytes that stay in place; there is no way to give them back. */
  allocate(sizeBytes: number): number {
    const address = this.#used
    this.#used = Math.ceil((address + sizeBytes) / ALIGNMENT) * ALIGNMENT
    const missing = this.#used - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES))
    return address
  }

  /** Leaves numbers where the kernel can read them until the next call. */
  lend(values: Int32Array): number {
    if (values.byteLength > this.#lentBytes) {
      this.#lentBytes = values.byteLength
      this.#lent = this.allocate(values.byteLength)
    }
    new Int32Array(this.#memory.buffer, this.#lent, values.length).set(values)
    return this.#lent
  }

  /** A view that is valid until the next `allocate`. */
  bytes(address: number, sizeBytes: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, sizeBytes)
  }
}

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
