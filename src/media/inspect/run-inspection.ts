import { runInChild } from '#sandbox/run-in-child.ts'
import type { Inspection, InspectionResult } from './inspect.task.ts'

const TASK = new URL('./inspect.task.ts', import.meta.url)
const TIMEOUT_MS = 60_000
const HEAP_MB = 512

/** Runs one operation on a file in a process of its own: what the file does to FFmpeg stays there. */
export async function runInspection<Name extends Inspection['operation']>(
  inspection: Extract<Inspection, { operation: Name }>,
  signal?: AbortSignal,
): Promise<InspectionResult[Name]> {
  return await runInChild(TASK, inspection, {
    timeoutMs: TIMEOUT_MS,
    heapMB: HEAP_MB,
    ...(signal && { signal }),
  })
}
