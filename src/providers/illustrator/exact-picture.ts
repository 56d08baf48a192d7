import { join } from 'node:path'
import sharp from 'sharp'
import { dimensionsOf, ratioOf } from '#composition/dimensions.ts'
import { tell } from '#contract/words/told.ts'
import type { AspectRatio } from '#contract/options.ts'
import { ProviderError } from '../provider-error.ts'
import type { Illustration } from './illustrator-provider.ts'

/** A vendor's picture that is off by more than this is cropped. */
const EXACT = 0.005
const MAX_PIXELS = 40_000_000
const SHORT_SIDE_MIN = 1080
const QUALITY = 92

/**
 * A vendor's picture in the shape that was asked for: cropped at its focal point, never stretched, and at least 1080
 * px on its short side; without whatever else the file held.
 * @throws ProviderError `unavailable` when it cannot be decoded
 */
export async function exactPicture(
  path: string,
  aspectRatio: AspectRatio,
  folder: string,
): Promise<Illustration> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata()
    const exact = join(folder, 'picture.jpg')
    const size = sizeFor(aspectRatio, width, height)
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).flatten({ background: 'white' })
    const made = await picture
      .resize({ ...size, fit: 'cover', position: 'attention', kernel: 'lanczos3' })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toFile(exact)
    return { path: exact, contentType: 'image/jpeg', width: made.width, height: made.height }
  } catch (error) {
    throw new ProviderError('unavailable', tell('result-unusable'), { cause: error })
  }
}

/** As large as the vendor's picture allows, but not below what a video needs. */
function sizeFor(aspectRatio: AspectRatio, width: number, height: number) {
  const ratio = ratioOf(aspectRatio)
  if (Math.abs(width / height / ratio - 1) < EXACT && Math.min(width, height) >= SHORT_SIDE_MIN) {
    return { width, height }
  }
  const within = Math.min(width, height * ratio)
  const least = dimensionsOf(aspectRatio, '1080p')
  if (within <= least.width) return least
  return { width: Math.round(within), height: Math.round(within / ratio) }
}
