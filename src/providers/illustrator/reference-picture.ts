import sharp from 'sharp'
import { tell } from '#contract/words/told.ts'
import { ProviderError } from '../provider-error.ts'

/** Enough to see how something looks; three of them stay far below what vendors take in one request. */
const LONG_SIDE_MAX = 1536
const QUALITY = 88

/**
 * A picture to draw after as every vendor takes it: a JPEG, upright, on white where it is transparent.
 * @throws ProviderError `refused` when it cannot be read
 */
export async function referencePicture(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const picture = sharp(path).rotate().flatten({ background: 'white' })
    const fitted = picture.resize(LONG_SIDE_MAX, LONG_SIDE_MAX, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    return new Uint8Array(await fitted.jpeg({ quality: QUALITY }).toBuffer())
  } catch (error) {
    throw new ProviderError('refused', tell('reference-unreadable'), { cause: error })
  }
}
