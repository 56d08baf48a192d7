import { join } from 'node:path'
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
 * A vendor's picture in the shape that was asked for: cropped at its focal point, never stretched, at least 1080 px
 * on its short side, without whatever else the file held. It is decoded in a process of its own.
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
