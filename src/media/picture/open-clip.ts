import { clipTiming } from '#composition/clip-timing.ts'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { type Motion, motionRectangle } from '#composition/motion.ts'
import { ClipReader } from './clip-reader.ts'
import { Kernel, type PictureLayer } from './kernel.ts'
import { PictureSource } from './picture-source.ts'
import { copyInto, newFrame, type PlaneLayout } from './planes.ts'

/** Nearer to one of the clip's frames than this share of the way to the next, that frame is shown as it is. */
const SNAP = 0.06

/**
 * A clip played at 30 frames a second, whatever its own rate: between two of its frames it shows a mix of
 * both. `clipTiming` says how it fills a scene that is longer.
 *
 * @throws when the file is not a video, or no frame of it can be decoded.
 */
export function openClip(
  clip: { path: string; durationMs: number; motion: Motion },
  visibleFrames: number,
  firstFrame: number,
  layout: PlaneLayout,
): PictureLayer {
  const timing = clipTiming(clip.durationMs / 1000, visibleFrames / FRAME_RATE)
  const kernel = new Kernel()
  const target = kernel.allocate(layout.sizeBytes)
  const playback = new Playback(clip.path, kernel, layout)
  const movingFrames = Math.round(timing.movingSeconds * FRAME_RATE)
  playback.start(Math.min(firstFrame, movingFrames) / FRAME_RATE / timing.stretch)
  let tail: PictureSource | undefined

  return {
    kernel,
    target,
    draw(frame) {
      if (frame < movingFrames) {
        playback.draw(frame / FRAME_RATE / timing.stretch, target)
        return
      }
      if (!tail) {
        playback.draw(Number.POSITIVE_INFINITY, target)
        tail = stillOf(kernel.bytes(target, layout.sizeBytes), layout)
      }
      const progress = (frame - movingFrames + 1) / Math.max(1, visibleFrames - movingFrames)
      const part = motionRectangle(clip.motion, progress, 1, 1)
      const { width, height } = layout
      tail.draw({
        x: part.x * width,
        y: part.y * height,
        width: part.width * width,
        height: part.height * height,
      })
      const drawn = tail.kernel.bytes(tail.target, layout.sizeBytes)
      drawn.copy(kernel.bytes(target, layout.sizeBytes))
    },
    close: () => playback.close(),
  }
}

/** The two frames of the clip around the moment shown. */
class Playback {
  readonly #reader: ClipReader
  readonly #kernel: Kernel
  readonly #sizeBytes: number
  #now: { seconds: number; address: number }
  #next: { seconds: number; address: number } | undefined

  constructor(path: string, kernel: Kernel, layout: PlaneLayout) {
    this.#reader = new ClipReader(path, layout)
    this.#kernel = kernel
    this.#sizeBytes = layout.sizeBytes
    this.#now = { seconds: 0, address: kernel.allocate(layout.sizeBytes) }
    this.#next = { seconds: 0, address: kernel.allocate(layout.sizeBytes) }
  }

  start(seconds: number): void {
    if (seconds > 0) this.#reader.seek(seconds)
    const first = this.#reader.read(this.#bytes(this.#now.address))
    if (first === undefined) throw new Error('No frame can be decoded.')
    this.#now.seconds = first
    this.#readNext(this.#next?.address ?? 0)
  }

  draw(seconds: number, target: number): void {
    while (this.#next && this.#next.seconds <= seconds) {
      const free = this.#now.address
      this.#now = this.#next
      this.#readNext(free)
    }
    this.#bytes(this.#now.address).copy(this.#bytes(target))
    if (!this.#next) return
    const span = this.#next.seconds - this.#now.seconds
    const share = Math.max(0, (seconds - this.#now.seconds) / span)
    if (share > 1 - SNAP) this.#bytes(this.#next.address).copy(this.#bytes(target))
    else if (share > SNAP) this.#kernel.mix(target, this.#bytes(this.#next.address), share)
  }

  close(): void {
    this.#reader.close()
  }

  #readNext(address: number): void {
    const seconds = this.#reader.read(this.#bytes(address))
    this.#next = seconds === undefined ? undefined : { seconds, address }
  }

  #bytes(address: number): Buffer {
    return this.#kernel.bytes(address, this.#sizeBytes)
  }
}

function stillOf(picture: Buffer, layout: PlaneLayout): PictureSource {
  const { frame, planes } = newFrame(layout)
  copyInto(planes, picture, layout)
  const { width, height } = layout
  const description = `video_size=${width}x${height}:pix_fmt=yuv420p:time_base=1/1:colorspace=bt709:range=tv`
  return new PictureSource(frame, layout, description)
}
