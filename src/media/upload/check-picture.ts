import type { PictureFrame, UploadRefusal } from '#contract/upload.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import { UploadError } from '../errors.ts'
import type { CleanedPicture, ThumbnailShape } from './clean-picture.ts'

export type PictureCheck = {
  path: string
  /** Where the results are written. */
  folder: string
  thumbnail: ThumbnailShape
  /** The shape the picture is brought into; as it is when null. */
  frame: PictureFrame | null
}

export type CheckedPicture = { picture: CleanedPicture; thumbnail: CleanedPicture }

const TASK = new URL('./check-picture.task.ts', import.meta.url)
const TIMEOUT_MS = 60_000
const HEAP_MB = 512
const MEMORY_MB = 1024

/**
 * Checks an uploaded picture in a process of its own and writes it anew: a PNG, JPEG or WebP by content, at
 * most 5 MB and 40 megapixels, whole, without metadata, upright, in the shape asked for; and a thumbnail.
 *
 * @throws UploadError when it is refused; a file that brings the process down counts as damaged.
 */
export async function checkPicture(
  check: PictureCheck,
  signal?: AbortSignal,
): Promise<CheckedPicture> {
  try {
    return await runInChild(TASK, check, {
      timeoutMs: TIMEOUT_MS,
      heapMB: HEAP_MB,
      memoryMB: MEMORY_MB,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof ChildDiedError) throw new UploadError('damaged')
    if (error instanceof ChildTaskError && error.taskErrorName === 'UploadError') {
      throw new UploadError(error.details['refusal'] as UploadRefusal)
    }
    throw error
  }
}
