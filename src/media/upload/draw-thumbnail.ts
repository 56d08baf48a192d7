import type { ResizeOptions, Sharp } from 'sharp'
import type { CleanedPicture } from './clean-picture.ts'

export type ThumbnailShape = { fit: 'inside' | 'square'; sizePx: number }

const QUALITY = 80

/**
 * Writes a WebP of a picture: whole and at most `sizePx` wide and high, or cut to a square of exactly that
 * around its most telling part.
 */
export async function drawThumbnail(
  picture: Sharp,
  outputPath: string,
  { fit, sizePx }: ThumbnailShape,
): Promise<CleanedPicture> {
  const resize: ResizeOptions =
    fit === 'square'
      ? { fit: 'cover', position: 'attention' }
      : { fit: 'inside', withoutEnlargement: true }
  const { width, height } = await picture
    .resize({ ...resize, width: sizePx, height: sizePx })
    .webp({ quality: QUALITY })
    .toFile(outputPath)
  return { path: outputPath, contentType: 'image/webp', width, height }
}
