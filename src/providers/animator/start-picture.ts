import sharp from 'sharp'
import { tell } from '#contract/words/told.ts'
import { ProviderError } from '../provider-error.ts'

/** The vendors take at least 300 and make at most 1080 of the short side; more would only be sent in vain. */
const SHORT_SIDE_MIN = 300
const SHORT_SIDE_MAX = 1440
const QUALITY = 92

/**
 * A scene's picture as every vendor of clips takes it: a JPEG, upright, on white where it is transparent, of 300 to
 * 1440 px on its short side.
 * @throws ProviderError `refused` when it cannot be read
 */
export async function startPicture(imagePath: string): Promise<Buffer> {
  try {
    const picture = sharp(imagePath).rotate().flatten({ background: 'white' })
    const { width, height } = await picture.metadata()
    const side = Math.min(Math.max(Math.min(width, height), SHORT_SIDE_MIN), SHORT_SIDE_MAX)
    const fitted = picture.resize(side, side, { fit: 'outside' })
    return await fitted.jpeg({ quality: QUALITY }).toBuffer()
  } catch (error) {
    throw new ProviderError('refused', tell('start-picture-unreadable'), { cause: error })
  }
}

/** Of the lengths that a vendor makes, in seconds and rising, the shortest that fills the scene; else the longest. */
export function lengthFor(sceneMs: number, lengthsS: readonly [number, ...number[]]): number {
  return lengthsS.find((lengthS) => lengthS * 1000 >= sceneMs) ?? lengthsS.at(-1) ?? lengthsS[0]
}
