import { ChildTaskError } from '#sandbox/run-in-child.ts'
import { type MediaFacts } from './inspect/read-facts.ts'
import { runInspection } from './inspect/run-inspection.ts'
import { UnreadableMediaError } from './unreadable-media-error.ts'

/**
 * Says what a file is by decoding it: kind, content type, size in pixels, length.
 *
 * @throws UnreadableMediaError when nothing in it can be decoded.
 */
export async function probeMedia(path: string, signal?: AbortSignal): Promise<MediaFacts> {
  try {
    return await runInspection({ operation: 'probe', path }, signal)
  } catch (error) {
    if (error instanceof ChildTaskError && error.taskErrorName === 'UnreadableMediaError') {
      throw new UnreadableMediaError()
    }
    throw error
  }
}
