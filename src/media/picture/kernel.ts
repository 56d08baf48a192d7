import { readFileSync } from 'node:fs'

/** Addresses are byte offsets into the kernel's memory. See assembly/resample-planes.ts for what each asks for. */
type KernelExports = {
  memory: WebAssembly.Memory
  resamplePlane: (
    source: number,
    sourceStride: number,
    target: number,
    width: number,
    height: number,
    x: number,
    y: number,
    xStep: number,
    yStep: number,
    scratch: number,
  ) => void
  mixPlane: (from: number, to: number, count: number, share: number) => void
}

const PAGE_BYTES = 65_536
const ALIGNMENT = 64
const compiled = new WebAssembly.Module(
  readFileSync(new URL('./resample-planes.wasm', import.meta.url)),
)

/** The resampling code and a memory of its own, which goes when the kernel does. */
export class Kernel {
  readonly resamplePlane: KernelExports['resamplePlane']
  readonly #mixPlane: KernelExports['mixPlane']
  readonly #memory: WebAssembly.Memory
  #used = ALIGNMENT
  #room: { address: number; sizeBytes: number } | undefined

  constructor() {
    const exports = new WebAssembly.Instance(compiled).exports as unknown as KernelExports
    this.resamplePlane = exports.resamplePlane
    this.#mixPlane = exports.mixPlane
    this.#memory = exports.memory
  }

  allocate(sizeBytes: number): number {
    const address = this.#used
    this.#used = Math.ceil((address + sizeBytes) / ALIGNMENT) * ALIGNMENT
    const missing = this.#used - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES))
    return address
  }

  /** A view that is valid until the next `allocate`. */
  bytes(address: number, sizeBytes: number): Buffer {
    return Buffer.from(this.#memory.buffer, address, sizeBytes)
  }

  /** Mixes another picture into the one at `target`: `share` of it, 0 to 1. Same layout, whole 16s. */
  mix(target: number, other: Buffer, share: number): void {
    // Read at once: growing the memory detaches every view of it, `other` too if it lies in it.
    const sizeBytes = other.length
    if (this.#room?.sizeBytes !== sizeBytes) {
      const copy = Buffer.from(other)
      this.#room = { address: this.allocate(sizeBytes), sizeBytes }
      copy.copy(this.bytes(this.#room.address, sizeBytes))
    } else other.copy(this.bytes(this.#room.address, sizeBytes))
    this.#mixPlane(target, this.#room.address, sizeBytes, Math.round(share * 256))
  }
}

/** A scene's moving picture: draws any of its frames, fastest in order. */
export type PictureLayer = {
  readonly kernel: Kernel
  /** Where in the kernel's memory `draw` puts the frame. */
  readonly target: number
  draw(frame: number): void
  close(): void
}
