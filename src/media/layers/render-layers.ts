import { rename, rm } from 'node:fs/promises'
import type { LayeredClip } from '#composition/layered-clip.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import type { RenderedLayers, RenderLayersInput } from './render-layers.task.ts'

export type RenderLayersOptions = {
  outputPath: string
  signal: AbortSignal
  /** Done so far, 0 to 1. */
  onProgress?: (done: number) => void
}

const TASK = new URL('./render-layers.task.ts', import.meta.url)
const HEAP_MB = 256
const MEMORY_MB = 1024
/** Drawing and encoding takes well under the clip's own length; a busy machine gets twenty times that. */
const TIMEOUT_PER_CLIP_MS = 20
const SHORTEST_TIMEOUT_MS = 60_000

/**
 * Draws a layered clip into an MP4 without sound (H.264 High, BT.709, 30 frames a second, the duration
 * rounded to whole frames) in a process of its own. The file appears when it is whole, or never.
 *
 * @throws ChildTaskError, ChildDiedError; the signal's reason when it was aborted
 */
export async function renderLayers(
  clip: LayeredClip,
  { outputPath, signal, onProgress }: RenderLayersOptions,
): Promise<RenderedLayers> {
  const unfinished = `${outputPath}.part`
  try {
    const rendered = await runInChild<RenderLayersInput, RenderedLayers>(
      TASK,
      { clip, path: unfinished },
      {
        timeoutMs: Math.max(SHORTEST_TIMEOUT_MS, clip.durationMs * TIMEOUT_PER_CLIP_MS),
        heapMB: HEAP_MB,
        memoryMB: MEMORY_MB,
        signal,
        ...(onProgress && { onProgress }),
      },
    )
    await rename(unfinished, outputPath)
    return rendered
  } finally {
    await rm(unfinished, { force: true })
  }
}
