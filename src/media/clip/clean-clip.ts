import { rename, rm } from 'node:fs/promises'
import type { UploadRefusal } from '#contract/upload.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import { UploadError } from '../errors.ts'

export type ClipToClean = {
  path: string
  outputPath: string
  /** Absent: as a scene's clip needs it. `crf` is x264's, from 0 (lossless) to 51. */
  encoding?: { longestSidePx: number; crf: number }
}
/** Lengths in milliseconds, sizes in pixels. */
export type CleanedClip = {
  path: string
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
}

const TASK = new URL('./clean-clip.task.ts', import.meta.url)
/** Three minutes of 4K at 60 frames a second take one processor about a quarter of an hour. */
const LIMITS = { timeoutMs: 20 * 60_000, heapMB: 512, memoryMB: 3072 }

/**
 * Makes a scene's clip of a video that somebody filmed, in a process of its own: MP4, MOV or WebM by content becomes
 * an MP4 (H.264, BT.709, 30 frames a second, upright, square pixels, at most 1920 pixels long, no sound, no notes of
 * where and by whom). Of a longer one the first three minutes are taken, as long as a scene can be.
 * @throws UploadError when it is refused; a file that brings the process down counts as damaged.
 */
export async function cleanClip({ outputPath, ...clip }: ClipToClean): Promise<CleanedClip> {
  const unfinished = `${outputPath}.part`
  try {
    const cleaned = await runInChild<ClipToClean, Omit<CleanedClip, 'path'>>(
      TASK,
      { ...clip, outputPath: unfinished },
      LIMITS,
    )
    await rename(unfinished, outputPath)
    return { ...cleaned, path: outputPath }
  } catch (error) {
    if (error instanceof ChildDiedError) throw new UploadError('damaged')
    if (error instanceof ChildTaskError && error.taskErrorName === 'UploadError') {
      throw new UploadError(error.details['refusal'] as UploadRefusal)
    }
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}
