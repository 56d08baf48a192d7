import { ChildTaskError } from '#sandbox/run-in-child.ts'
import type { CleanedImage } from './inspect/clean-image.ts'
import { runInspection } from './inspect/run-inspection.ts'
import { ImageError } from './image-error.ts'

/**
 * Checks an uploaded picture (PNG, JPEG or WebP by content, at most 5 MB and 40 megapixels) and writes it
 * anew without its metadata.
 *
 * @throws ImageError when it is refused.
 */
export async function checkUpload(
  path: string,
  outputPath: string,
  signal?: AbortSignal,
): Promise<CleanedImage> {
  try {
    return await runInspection({ operation: 'clean-image', path, outputPath }, signal)
  } catch (error) {
    if (error instanceof ChildTaskError && error.taskErrorName === 'ImageError') {
      throw new ImageError(error.details['reason'] as ImageError['reason'])
    }
    throw error
  }
}
