import { runInChild } from '#sandbox/run-in-child.ts'
import type { CaptionInput, Captions } from './captions/caption.ts'

/** The words of a text in a recording of it (`.mp3` or `.wav`), found by listening. */
export async function captionRecording(
  recording: { path: string; text: string; voiceId: string },
  signal: AbortSignal,
): Promise<Captions> {
  return await captionInChild({ ...recording, parts: null }, signal)
}

const TASK = new URL('./captions/caption.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 120_000, heapMB: 1024, memoryMB: 1536 }

/** Times the words of a sound that somebody else made: its file is decoded, so it is done in a child. */
export async function captionInChild(input: CaptionInput, signal: AbortSignal): Promise<Captions> {
  return await runInChild<CaptionInput, Captions>(TASK, input, { ...LIMITS, signal })
}
