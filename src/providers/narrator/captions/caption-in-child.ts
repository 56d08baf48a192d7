import { runInChild } from '#sandbox/run-in-child.ts'
import type { CaptionInput, Captions } from './caption.ts'

const TASK = new URL('./caption.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 120_000, heapMB: 1024, memoryMB: 1536 }

/** Times the words of a sound that somebody else made: its file is decoded, so it is done in a child. */
export async function captionInChild(input: CaptionInput, signal: AbortSignal): Promise<Captions> {
  return await runInChild<CaptionInput, Captions>(TASK, input, { ...LIMITS, signal })
}
