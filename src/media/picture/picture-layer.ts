import type { Kernel } from './kernel.ts'

/** A scene's moving picture: draws any of its frames, fastest in order. */
export type PictureLayer = {
  readonly kernel: Kernel
  /** Where in the kernel's memory `draw` puts the frame. */
  readonly target: number
  draw(frame: number): void
  close(): void
}
