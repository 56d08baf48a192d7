import { readFileSync } from 'node:fs'

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

const PAGE_BYTES = 65_536
const ALIGNMENT = 16

const kernel = new WebAssembly.Module(readFileSync(new URL('./blend-row.wasm', import.meta.url)))

/** The memory that frames and pictures share with the blending kernel; addresses are byte offsets. */
export class PlaneMemory {
  readonly blendRow: BlendRow
  readonly #memory: WebAssembly.Memory
  #used = ALIGNMENT

  constructor() {
    const { exports } = new WebAssembly.Instance(kernel)
    this.blendRow = exports['blendRow'] as BlendRow
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

  /** A view that is valid until the next `allocate`. */
  bytes(address: number, sizeBytes: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, sizeBytes)
  }
}
