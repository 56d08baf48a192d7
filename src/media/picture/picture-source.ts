import type { Frame } from 'node-av/lib'
import type { Rectangle } from '#composition/motion.ts'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { Kernel } from './kernel.ts'
import { newFrame, type PlaneLayout, planeLayout } from './planes.ts'

/** The edge is repeated this far, so that the kernel finds neighbours for every sample; even, for 4:2:0. */
const RIM = 4
const SCRATCH_PER_SAMPLE = 20
/** The kernel computes whole 16s and so looks a little past the last row. */
const SLACK = 4096

/** A picture in the kernel's memory, from which any part can be drawn at any sub-pixel position. */
export class PictureSource {
  readonly kernel = new Kernel()
  readonly target: number
  readonly #layout: PlaneLayout
  readonly #source: PlaneLayout
  readonly #sourceAddress: number
  readonly #scratch: number

  /**
   * @param picture of any pixel format and colour matrix FFmpeg knows; width and height even.
   * @param layout of the frames that are drawn.
   */
  constructor(picture: Frame, layout: PlaneLayout, pictureDescription: string) {
    this.#layout = layout
    this.#source = planeLayout(picture.width + 2 * RIM, picture.height + 2 * RIM)
    this.#sourceAddress = this.kernel.allocate(this.#source.sizeBytes + SLACK)
    this.target = this.kernel.allocate(layout.sizeBytes)
    this.#scratch = this.kernel.allocate((layout.planes[0]?.stride ?? 0) * SCRATCH_PER_SAMPLE)
    this.#load(picture, pictureDescription)
  }

  /** Draws a part of the picture, given in its own pixels, over the whole of `target`. */
  draw(part: Rectangle): void {
    const xStep = part.width / this.#layout.width
    const yStep = part.height / this.#layout.height
    // Sample i covers i to i + 1, so that its middle lies half a step in.
    const lumaX = RIM + part.x + xStep / 2 - 0.5
    const lumaY = RIM + part.y + yStep / 2 - 0.5
    // In 4:2:0 as MPEG-2 and H.264 have it, colour lies on every second column and between two rows.
    const chromaX = (RIM + part.x) / 2 + xStep / 4 - 0.25
    const chromaY = (RIM + part.y) / 2 + yStep / 2 - 0.5
    for (const [index, plane] of this.#layout.planes.entries()) {
      const source = this.#source.planes[index] as typeof plane
      this.kernel.resamplePlane(
        this.#sourceAddress + source.offset,
        source.stride,
        this.target + plane.offset,
        plane.stride,
        plane.rows,
        index === 0 ? lumaX : chromaX,
        index === 0 ? lumaY : chromaY,
        xStep,
        yStep,
        this.#scratch,
      )
    }
  }

  #load(picture: Frame, description: string): void {
    using chain = new FilterChain('video', description, [
      ['scale', 'flags=accurate_rnd+full_chroma_int+bicubic:out_color_matrix=bt709:out_range=tv'],
      ['format', 'yuv420p'],
      ['pad', `iw+${2 * RIM}:ih+${2 * RIM}:${RIM}:${RIM}`],
      ['fillborders', `${RIM}:${RIM}:${RIM}:${RIM}:mode=smear`],
    ])
    const { frame, planes } = newFrame(this.#source)
    for (const converted of chain.filter(picture)) frame.copy(converted)
    const bytes = this.kernel.bytes(this.#sourceAddress, this.#source.sizeBytes)
    for (const [index, plane] of this.#source.planes.entries()) {
      const data = planes[index] as Buffer
      data.copy(bytes, plane.offset, 0, plane.stride * plane.rows)
    }
  }
}
