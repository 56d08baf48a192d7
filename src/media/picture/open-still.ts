import { AV_PIX_FMT_RGB24 } from 'node-av/constants'
import { Frame } from 'node-av/lib'
import sharp, { type Sharp } from 'sharp'
import { type Motion, motionExtent, motionRectangle, type Rectangle } from '#composition/motion.ts'
import type { PictureLayer } from './kernel.ts'
import { PictureSource } from './picture-source.ts'
import type { PlaneLayout } from './planes.ts'

const BEHIND_TRANSPARENCY = '#202020'

/**
 * A picture with a camera move. It is decoded and scaled once, to the size at which the closest framing
 * has the pixels of the video: each frame is then a small resampling of it, sharp and free of jitter.
 *
 * @throws when the file is not a picture.
 */
export async function openStill(
  { path, motion }: { path: string; motion: Motion },
  visibleFrames: number,
  layout: PlaneLayout,
): Promise<PictureLayer> {
  const { autoOrient } = await sharp(path).metadata()
  const size = { width: autoOrient.width, height: autoOrient.height }
  return await stillLayer(sharp(path).autoOrient(), size, motion, visibleFrames, layout)
}

/** The same for a picture that is not a file. */
export async function stillLayer(
  picture: Sharp,
  size: { width: number; height: number },
  motion: Motion,
  visibleFrames: number,
  layout: PlaneLayout,
): Promise<PictureLayer> {
  const pictureRatio = size.width / size.height
  const frameRatio = layout.width / layout.height
  const region = pixelRegion(motionExtent(motion, pictureRatio, frameRatio), size)
  const zoom = Math.max(motion.from.zoom, motion.to.zoom)
  const widest = Math.min(1, frameRatio / pictureRatio) / zoom
  const scale = layout.width / (widest * size.width)
  const width = Math.round((region.width * scale) / 2) * 2
  const height = Math.round((region.height * scale) / 2) * 2
  const pixels = await picture
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: BEHIND_TRANSPARENCY })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const source = sourceOf(pixels, width, height, layout)
  return {
    kernel: source.kernel,
    target: source.target,
    draw(frame) {
      const progress = visibleFrames === 1 ? 0 : frame / (visibleFrames - 1)
      const part = motionRectangle(motion, progress, pictureRatio, frameRatio)
      source.draw({
        x: ((part.x * size.width - region.x) * width) / region.width,
        y: ((part.y * size.height - region.y) * height) / region.height,
        width: (part.width * size.width * width) / region.width,
        height: (part.height * size.height * height) / region.height,
      })
    },
    close() {},
  }
}

function sourceOf(pixels: Buffer, width: number, height: number, layout: PlaneLayout) {
  const timeBase = { num: 1, den: 1 }
  using frame = Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGB24, timeBase })
  const description = `video_size=${width}x${height}:pix_fmt=rgb24:time_base=1/1:range=pc:colorspace=gbr`
  return new PictureSource(frame, layout, description)
}

/** Whole pixels around a part of a picture. */
function pixelRegion(part: Rectangle, size: { width: number; height: number }): Rectangle {
  const x = Math.floor(part.x * size.width)
  const y = Math.floor(part.y * size.height)
  const right = Math.min(size.width, Math.ceil((part.x + part.width) * size.width))
  const bottom = Math.min(size.height, Math.ceil((part.y + part.height) * size.height))
  return { x, y, width: right - x, height: bottom - y }
}
