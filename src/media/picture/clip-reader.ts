import type { Frame } from 'node-av/lib'
import { frameDescription } from '../ffmpeg/ffmpeg.ts'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'
import { newFrame, type PlaneLayout } from './planes.ts'

/** Reads a clip's frames in order, scaled and cropped to fill the video's frame. */
export class ClipReader {
  readonly #layout: PlaneLayout
  readonly #input: MediaInput
  readonly #decoded: Generator<Frame>
  readonly #scaled: ReturnType<typeof newFrame>
  #chain: FilterChain | undefined

  /** @throws when the file is not a video. */
  constructor(path: string, layout: PlaneLayout) {
    this.#layout = layout
    this.#input = new MediaInput(path, 'video')
    this.#decoded = this.#input.frames()
    this.#scaled = newFrame(layout)
  }

  /** Goes on from the last key frame before a time. Only before the first `read`. */
  seek(seconds: number): void {
    this.#input.seekBefore(seconds)
  }

  /** Copies the next frame into `to` and answers its time; undefined after the last. */
  read(to: Buffer): number | undefined {
    const next = this.#decoded.next()
    if (next.done) return undefined
    const seconds = this.#input.secondsOf(next.value)
    this.#chain ??= this.#scaler(next.value)
    for (const scaled of this.#chain.filter(next.value)) this.#scaled.frame.copy(scaled)
    for (const [index, { offset, stride, rows }] of this.#layout.planes.entries()) {
      this.#scaled.planes[index]?.copy(to, offset, 0, stride * rows)
    }
    return seconds
  }

  close(): void {
    this.#chain?.[Symbol.dispose]()
    this.#input[Symbol.dispose]()
  }

  #scaler(first: Frame): FilterChain {
    const { width, height } = this.#layout
    return new FilterChain('video', frameDescription(first), [
      [
        'scale',
        `${width}:${height}:flags=bicubic:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv`,
      ],
      ['crop', `${width}:${height}`],
      ['format', 'yuv420p'],
    ])
  }
}
