import type { CodecContext, Frame, Stream } from 'node-av/lib'
import { MediaOutput } from './media-output.ts'
import { must } from './must.ts'
import { openVideoEncoder, type VideoEncoding } from './open-video-encoder.ts'

/** An MP4 of frames being encoded one after the other, without sound. Close it with `using`. */
export class VideoFile implements Disposable {
  readonly #encoder: CodecContext
  readonly #output: MediaOutput
  readonly #stream: Stream

  /** @param containerOptions such as `movflags`. */
  constructor(
    path: string,
    encoding: VideoEncoding,
    containerOptions: Record<string, string> = {},
  ) {
    this.#encoder = openVideoEncoder(encoding)
    this.#output = new MediaOutput(path, 'mp4')
    this.#stream = this.#output.addStream(this.#encoder)
    this.#output.start(containerOptions)
  }

  /** Encodes a frame; its `pts` is its number. */
  encode(frame: Frame): void {
    // Without it the last frame has no length, and players leave it out.
    frame.duration = 1n
    must(this.#encoder.sendFrameSync(frame), 'encode frame')
    this.#output.writeEncoded(this.#encoder, this.#stream)
  }

  finish(): void {
    must(this.#encoder.sendFrameSync(null), 'finish video')
    this.#output.writeEncoded(this.#encoder, this.#stream)
    this.#output.finish()
  }

  [Symbol.dispose](): void {
    this.#encoder.freeContext()
    this.#output[Symbol.dispose]()
  }
}
