import type { UploadRefusal } from '#contract/upload.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import { UploadError } from '../errors.ts'

export type RecordingToClean = { path: string; outputPath: string }
export type CleanedRecording = { path: string; contentType: 'audio/mpeg'; durationMs: number }

const TASK = new URL('./clean-recording.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, heapMB: 1024, memoryMB: 1536 }

/**
 * Makes a voice-over of a recording, in a process of its own: WAV, MP3, M4A or WebM by content, at most three minutes;
 * the silence around the voice is cut, and it is brought to one loudness.
 * @throws UploadError when it is refused; a file that brings the process down counts as damaged.
 */
export async function cleanRecording(recording: RecordingToClean): Promise<CleanedRecording> {
  try {
    return await runInChild<RecordingToClean, CleanedRecording>(TASK, recording, LIMITS)
  } catch (error) {
    if (error instanceof ChildDiedError) throw new UploadError('damaged')
    if (error instanceof ChildTaskError && error.taskErrorName === 'UploadError') {
      throw new UploadError(error.details['refusal'] as UploadRefusal)
    }
    throw error
  }
}
