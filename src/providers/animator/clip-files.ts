import { open } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { tell } from '#contract/words/told.ts'
import type { CallOptions } from '../call-options.ts'
import { FileGoneError, fetchFile } from '../http/fetch-file.ts'
import { ProviderError } from '../provider-error.ts'
import type { Standing } from '../vendor-work.ts'
import type { AnimatedClip } from './animator-provider.ts'

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

const MAX_BYTES = 500_000_000

type ClipAddress = { url: string; hosts: readonly string[]; baseUrl: string }

/** Fetches a finished clip. @throws Error when it cannot be fetched now: it is asked for again. */
export async function fetchClip(
  address: ClipAddress,
  { folder, signal }: CallOptions,
): Promise<Standing<AnimatedClip>> {
  const path = join(folder, 'clip.mp4')
  try {
    await fetchFile({ ...address, path, maxBytes: MAX_BYTES, signal })
  } catch (error) {
    if (!(error instanceof FileGoneError)) throw error
    return { state: 'failed', reason: tell('result-gone') }
  }
  if (!(await isMp4(path))) return { state: 'failed', reason: tell('result-unusable') }
  return { state: 'succeeded', result: { path, contentType: 'video/mp4' } }
}

/** ISO 14496-12: such a file begins with the size and the type of its first box. */
async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return bytesRead === 8 && buffer.toString('latin1', 4) === 'ftyp'
  } finally {
    await file.close()
  }
}
