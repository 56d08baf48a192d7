import { stat } from 'node:fs/promises'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import { UploadError } from '../errors.ts'

export type CleanedPicture = {
  path: string
  contentType: string
  width: number
  height: number
}

type Encoding = { contentType: string; extension: string; encode: (picture: Sharp) => Sharp }

const QUALITY = 92

const ENCODINGS: Partial<Record<string, Encoding>> = {
  png: { contentType: 'image/png', extension: 'png', encode: (picture) => picture.png() },
  jpeg: {
    contentType: 'image/jpeg',
    extension: 'jpg',
    encode: (picture) => picture.jpeg({ quality: QUALITY }),
  },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    encode: (picture) => picture.webp({ quality: QUALITY }),
  },
}

/**
 * Encodes an uploaded picture anew in its own format, decoding all of it on the way: what is kept is the
 * picture, upright and in sRGB, and nothing that came with it (place, camera, hidden data). Of an animation
 * the first frame is kept.
 *
 * @param basePath where to write, without the extension.
 * @throws UploadError when it is no PNG, JPEG or WebP, larger than the limits, or damaged.
 */
export async function cleanPicture(path: string, basePath: string): Promise<CleanedPicture> {
  const { size } = await stat(path)
  if (size > UPLOAD_MAX_BYTES) throw new UploadError('too-large')
  const encoding = ENCODINGS[await readFormat(path)]
  if (!encoding) throw new UploadError('wrong-type')
  const outputPath = `${basePath}.${encoding.extension}`
  const picture = sharp(path, { failOn: 'warning' }).autoOrient().toColourspace('srgb')
  const { width, height } = await encoding
    .encode(picture)
    .toFile(outputPath)
    .catch(() => {
      throw new UploadError('damaged')
    })
  return { path: outputPath, contentType: encoding.contentType, width, height }
}

/** Reads the head only, so that a small file that unpacks to a huge picture is never unpacked. */
async function readFormat(path: string): Promise<string> {
  const { format, width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadError('damaged')
    })
  if (width * height > UPLOAD_MAX_PIXELS) throw new UploadError('too-many-pixels')
  return format
}

export type ThumbnailShape = { fit: 'inside' | 'square'; sizePx: number }

const THUMBNAIL_QUALITY = 80

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
    .webp({ quality: THUMBNAIL_QUALITY })
    .toFile(outputPath)
  return { path: outputPath, contentType: 'image/webp', width, height }
}
