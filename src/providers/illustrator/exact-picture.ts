import { join } from 'node:path'
import sharp from 'sharp'
import type { DrawnRatio } from '#contract/options.ts'
import { tell } from '#contract/words/told.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import type { CallOptions } from '../call-options.ts'
import { ProviderError } from '../provider-error.ts'
import type { ExactPictureTask } from './exact-picture.task.ts'
import type { Illustration } from './illustrator-provider.ts'

const TASK = new URL('./exact-picture.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, heapMB: 256, memoryMB: 1024 }

/**
 * A vendor's picture in the shape that was asked for: cropped at its focal point, never stretched or enlarged, so that
 * its size says how sharp it is, and without whatever else the file held. It is decoded in a process of its own.
 * @throws ProviderError `unavailable` when it is no picture
 */
export async function exactPicture(
  sourcePath: string,
  aspectRatio: DrawnRatio,
  { folder, signal }: Pick<CallOptions, 'folder' | 'signal'>,
): Promise<Illustration> {
  const path = join(folder, 'picture.jpg')
  try {
    const size = await runInChild<ExactPictureTask, { width: number; height: number }>(
      TASK,
      { sourcePath, path, aspectRatio },
      { ...LIMITS, signal },
    )
    return { path, contentType: 'image/jpeg', ...size }
  } catch (error) {
    const isUnreadable = error instanceof ChildTaskError || error instanceof ChildDiedError
    if (!isUnreadable) throw error
    throw new ProviderError('unavailable', tell('result-unusable'), { cause: error })
  }
}

/** Enough to see how something looks; three of them stay far below what vendors take in one request. */
const LONG_SIDE_MAX = 1536
const QUALITY = 88

/**
 * A picture to draw after as every vendor takes it: a JPEG, upright, on white where it is transparent.
 * @throws ProviderError `refused` when it cannot be read
 */
export async function referencePicture(path: string): Promise<File> {
  try {
    const picture = sharp(path).rotate().flatten({ background: 'white' })
    const fitted = picture.resize(LONG_SIDE_MAX, LONG_SIDE_MAX, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    const bytes = new Uint8Array(await fitted.jpeg({ quality: QUALITY }).toBuffer())
    return new File([bytes], 'reference.jpg', { type: 'image/jpeg' })
  } catch (error) {
    throw new ProviderError('refused', tell('reference-unreadable'), { cause: error })
  }
}
