import sharp from 'sharp'
import { UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import { ImageError } from '../image-error.ts'

const TYPES: Partial<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export type ImageFacts = { contentType: string; width: number; height: number }

/**
 * Decodes a PNG, JPEG or WebP picture in full, so that a damaged one is found out. Width and height are
 * those after the orientation its camera noted.
 *
 * @throws ImageError when it is none of these, damaged, or larger than 40 megapixels.
 */
export async function readImage(path: string): Promise<ImageFacts> {
  const { format, autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImageError('unreadable')
    })
  const contentType = TYPES[format]
  if (!contentType) throw new ImageError('format')
  if (autoOrient.width * autoOrient.height > UPLOAD_MAX_PIXELS) throw new ImageError('pixels')
  await sharp(path)
    .stats()
    .catch(() => {
      throw new ImageError('unreadable')
    })
  return { contentType, width: autoOrient.width, height: autoOrient.height }
}
