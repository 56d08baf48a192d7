import { AV_PIX_FMT_YUV420P } from 'node-av/constants'
import { Frame, Rational } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { must } from '../ffmpeg/ffmpeg.ts'

const STRIDE_ALIGNMENT = 32

/** How a 4:2:0 picture lies in memory: luma, blue and red difference, one after another. */
export type PlaneLayout = {
  width: number
  height: number
  planes: Plane[]
  sizeBytes: number
}

/** `offset` counts from the picture's first byte. */
export type Plane = { offset: number; stride: number; rows: number }

/** The layout of an FFmpeg frame whose rows are aligned to 32 bytes. */
export function planeLayout(width: number, height: number): PlaneLayout {
  const lumaStride = aligned(width)
  const chromaStride = aligned(lumaStride / 2)
  const luma = { offset: 0, stride: lumaStride, rows: height }
  const blue = { offset: lumaStride * height, stride: chromaStride, rows: height / 2 }
  const red = { ...blue, offset: blue.offset + blue.stride * blue.rows }
  const sizeBytes = red.offset + red.stride * red.rows
  return { width, height, planes: [luma, blue, red], sizeBytes }
}

/** A video frame to be filled again and again; `planes` are its own memory. */
export function newFrame(layout: PlaneLayout): { frame: Frame; planes: Buffer[] } {
  const frame = new Frame()
  frame.alloc()
  frame.width = layout.width
  frame.height = layout.height
  frame.format = AV_PIX_FMT_YUV420P
  frame.timeBase = new Rational(1, FRAME_RATE)
  must(frame.getBuffer(STRIDE_ALIGNMENT), 'allocate frame')
  const planes = frame.data ?? []
  for (const [index, plane] of layout.planes.entries()) {
    if (frame.linesize[index] !== plane.stride) throw new Error('FFmpeg lays frames out otherwise.')
  }
  return { frame, planes }
}

/** Copies a picture as `planeLayout` describes it into a frame made for the same layout. */
export function copyInto(planes: Buffer[], picture: Buffer, layout: PlaneLayout): void {
  for (const [index, { offset, stride, rows }] of layout.planes.entries()) {
    picture.copy(planes[index] as Buffer, 0, offset, offset + stride * rows)
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / STRIDE_ALIGNMENT) * STRIDE_ALIGNMENT
}
