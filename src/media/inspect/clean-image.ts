import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { ImageError } from '../image-error.ts'
import { readImage } from './read-image.ts'

export type CleanedImage = {
  contentType: string
  width: number
  height: number
  sizeBytes: number
}

const JPEG_QUALITY = 92

/**
 * Encodes an uploaded picture anew, in its own format: what is kept is the picture, turned upright, and
 * nothing that came with it (place, camera, hidden data).
 *
 * @throws ImageError when it is refused.
 */
export async function cleanImage(path: string, outputPath: string): Promise<CleanedImage> {
  const { size } = await stat(path)
  if (size > UPLOAD_MAX_BYTES) throw new ImageError('size')
  const { contentType } = await readImage(path)
  const picture = sharp(path).autoOrient().toColourspace('srgb')
  const encoded = {
    'image/png': () => picture.png(),
    'image/jpeg': () => picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: false }),
    'image/webp': () => picture.webp({ quality: JPEG_QUALITY }),
  }[contentType]
  if (!encoded) throw new ImageError('format')
  const { width, height, size: sizeBytes } = await encoded().toFile(outputPath)
  return { contentType, width, height, sizeBytes }
}
