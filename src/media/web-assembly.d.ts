/** The part of the WebAssembly JavaScript interface that is used here; Node's own types leave it out. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  const Module: new (bytes: Uint8Array) => Module

  class Instance {
    constructor(module: Module, imports?: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }

  class Memory {
    readonly buffer: ArrayBuffer
    /** Adds pages of 64 KiB; earlier buffers become empty. */
    grow(pages: number): number
  }
}
