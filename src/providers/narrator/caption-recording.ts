import { captionInChild } from './captions/caption-in-child.ts'
import type { Captions } from './captions/caption.ts'

/** The words of a text in a recording of it (`.mp3` or `.wav`), found by listening. */
export async function captionRecording(
  recording: { path: string; text: string; voiceId: string },
  signal: AbortSignal,
): Promise<Captions> {
  return await captionInChild({ ...recording, parts: null }, signal)
}
