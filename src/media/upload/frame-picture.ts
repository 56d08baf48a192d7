import sharp, { type Sharp } from 'sharp'
import { ratioOf } from '#composition/dimensions.ts'
import type { PictureFrame } from '#contract/upload.ts'
import type { CleanedPicture } from './clean-picture.ts'

type Size = { width: number; height: number }

/** Enough for a 1080p video that moves closer to its picture. */
const LONG_SIDE_MAX_PX = 2560
const QUALITY = 92
const BACKDROP = { blurShare: 0.03, brightness: 0.7 }

/**
 * Brings a picture into a storyboard's shape, as a JPEG at most 2560 px long, never enlarged: `fill` cuts off
 * what is over, `whole` shows all of it before a blurred, darker copy. What is transparent becomes white.
 */
export async function framePicture(
  picture: CleanedPicture,
  outputPath: string,
  frame: PictureFrame,
): Promise<CleanedPicture> {
  const framed = frame.fit === 'fill' ? cutOut(picture, frame) : await setBefore(picture, frame)
  const { width, height } = await framed.jpeg({ quality: QUALITY }).toFile(outputPath)
  return { path: outputPath, contentType: 'image/jpeg', width, height }
}

function cutOut({ path, width, height }: CleanedPicture, { aspectRatio, at }: PictureFrame): Sharp {
  const ratio = ratioOf(aspectRatio)
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const left = Math.round((width - cut.width) * at)
  const top = Math.round((height - cut.height) * at)
  return opaque(path)
    .extract({ left, top, ...cut })
    .resize(withinLimit(cut, ratio))
}

async function setBefore(
  { path, width, height }: CleanedPicture,
  { aspectRatio }: PictureFrame,
): Promise<Sharp> {
  const ratio = ratioOf(aspectRatio)
  const around = {
    width: Math.max(width, Math.round(height * ratio)),
    height: Math.max(height, Math.round(width / ratio)),
  }
  const size = withinLimit(around, ratio)
  const whole = await opaque(path)
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer()
  return opaque(path)
    .resize({ ...size, fit: 'cover' })
    .blur(Math.max(size.width, size.height) * BACKDROP.blurShare)
    .modulate({ brightness: BACKDROP.brightness })
    .composite([{ input: whole }])
}

function opaque(path: string): Sharp {
  return sharp(path).flatten({ background: 'white' })
}

function withinLimit({ width, height }: Size, ratio: number): Size {
  const scale = LONG_SIDE_MAX_PX / Math.max(width, height)
  if (scale >= 1) return { width, height }
  return { width: Math.round(width * scale), height: Math.round((width * scale) / ratio) }
}
