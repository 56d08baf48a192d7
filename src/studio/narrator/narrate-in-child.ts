import { runInChild } from '#sandbox/run-in-child.ts'
import type { NarrateInput, NarrateOutput } from './narrate.ts'

const TASK = new URL('./narrate.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, heapMB: 1024, memoryMB: 1536 }

/** Speaks with eSpeak NG in a process of its own, which is also the border of its licence (GPL). */
export async function narrateInChild(
  input: NarrateInput,
  signal: AbortSignal,
): Promise<NarrateOutput> {
  return await runInChild<NarrateInput, NarrateOutput>(TASK, input, { ...LIMITS, signal })
}
