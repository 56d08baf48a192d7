import { runInChild } from '#sandbox/run-in-child.ts'
import type { ComposeInput, ComposeOutput } from './compose-bed.ts'

const TASK = new URL('./compose.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 120_000, heapMB: 1024, memoryMB: 1536 }

/** Composes by rule from the seed and plays it on sampled instruments, in a process of its own. */
export async function composeInChild(
  input: ComposeInput,
  signal: AbortSignal,
): Promise<ComposeOutput> {
  return await runInChild<ComposeInput, ComposeOutput>(TASK, input, { ...LIMITS, signal })
}
