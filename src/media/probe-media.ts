import { ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import { UnreadableMediaError } from './errors.ts'
import type { MediaFacts } from './inspect/read-facts.ts'

const TASK = new URL('./inspect/inspect.task.ts', import.meta.url)
const TIMEOUT_MS = 60_000
const HEAP_MB = 512
const MEMORY_MB = 1024

export type Probe = {
  path: string
  /** Where a WebP of a picture, or of a video's first frame, is written: whole, at most 640 pixels long. */
  thumbnailPath?: string
}

/**
 * Says what a file is by decoding it, in a process of its own: kind, content type, size in pixels, length.
 *
 * @throws UnreadableMediaError when nothing in it can be decoded.
 */
export async function probeMedia(probe: Probe, signal?: AbortSignal): Promise<MediaFacts> {
  try {
    return await runInChild(TASK, probe, {
      timeoutMs: TIMEOUT_MS,
      heapMB: HEAP_MB,
      memoryMB: MEMORY_MB,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof ChildTaskError && error.taskErrorName === 'UnreadableMediaError') {
      throw new UnreadableMediaError()
    }
    throw error
  }
}
