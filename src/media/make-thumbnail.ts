import type { Thumbnail } from './inspect/draw-thumbnail.ts'
import { runInspection } from './inspect/run-inspection.ts'

/** Writes a WebP of at most `width` pixels across, of a picture or of a moment near a video's start. */
export async function makeThumbnail(
  path: string,
  outputPath: string,
  width: number,
  signal?: AbortSignal,
): Promise<Thumbnail> {
  return await runInspection({ operation: 'thumbnail', path, outputPath, width }, signal)
}
