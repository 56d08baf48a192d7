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

  /** The same for another picture of this one's size. */
  convert(picture: Frame, description: string): Buffer {
    this.#load(picture, description)
    return Buffer.from(this.kernel.bytes(this.#sourceAddress, this.#source.sizeBytes))
  }

  /** Replaces the picture by one that `convert` gave. */
  show(converted: Buffer): void {
    converted.copy(this.kernel.bytes(this.#sourceAddress, converted.length))
  }

  /** Lays a part of a converted picture, in shares of it, over the same part of this one: `share` of it, 0 to 1. */
  overlay(converted: Buffer, part: Rectangle, share: number): void {
    const bytes = this.kernel.bytes(this.#sourceAddress, converted.length)
    for (const [index, { offset, stride }] of this.#source.planes.entries()) {
      const rim = index === 0 ? RIM : RIM / 2
      const scale = index === 0 ? 1 : 0.5
      const width = this.#source.width * scale - 2 * rim
      const height = this.#source.height * scale - 2 * rim
      const left = rim + Math.round(part.x * width)
      const right = rim + Math.round((part.x + part.width) * width)
      const bottom = rim + Math.round((part.y + part.height) * height)
      for (let row = rim + Math.round(part.y * height); row < bottom; row++) {
        const from = offset + row * stride + left
        const to = offset + row * stride + right
        if (share >= 1) converted.copy(bytes, from, from, to)
        else mixRow(bytes, converted, from, to, share)
      }
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

function mixRow(bytes: Buffer, other: Buffer, from: number, to: number, share: number): void {
  for (let at = from; at < to; at++) {
    const here = bytes[at] as number
    bytes[at] = here + Math.round(((other[at] as number) - here) * share)
  }
}
