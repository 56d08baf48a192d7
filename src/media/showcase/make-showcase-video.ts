import { FRAME_RATE } from '#composition/frame-rate.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import { type CleanedClip, cleanClip } from '../clip/clean-clip.ts'
import type { JoinSegmentsInput } from '../join/join-segments.task.ts'
import type { ShowcasePartsInput } from './showcase-parts.task.ts'

/** What the landing page needs of a video. */
export type MadeShowcaseVideo = {
  video: { path: string; contentType: string }
  /** For phones. */
  small: { path: string; contentType: string }
  poster: { path: string; contentType: string }
  durationMs: number
}

const SIZES = {
  video: { longestSidePx: 1280, crf: 24 },
  small: { longestSidePx: 640, crf: 28 },
} as const
const TASKS = {
  parts: new URL('./showcase-parts.task.ts', import.meta.url),
  join: new URL('../join/join-segments.task.ts', import.meta.url),
}
const LIMITS = { timeoutMs: 120_000, heapMB: 512, memoryMB: 1024 }

/**
 * Makes of a video that somebody sends what the landing page shows: MP4 (H.264, AAC, playable before it is loaded) of at
 * most 1280 pixels, a small one of 640 for phones, and a poster. Of a longer one the first three minutes are taken.
 * Files are written beside the one that was sent.
 * @throws UploadError when it is no video, or damaged.
 */
export async function makeShowcaseVideo(path: string): Promise<MadeShowcaseVideo> {
  const large = await cleanClip({ path, outputPath: `${path}-large.mp4`, encoding: SIZES.video })
  const small = await cleanClip({
    path: large.path,
    outputPath: `${path}-small.mp4`,
    encoding: SIZES.small,
  })
  const parts: ShowcasePartsInput = {
    soundOf: path,
    soundPath: `${path}.m4a`,
    pictureOf: large.path,
    posterPath: `${path}.webp`,
    durationMs: large.durationMs,
  }
  const { hasSound } = await runInChild<ShowcasePartsInput, { hasSound: boolean }>(
    TASKS.parts,
    parts,
    LIMITS,
  )
  const sounding = async (clip: CleanedClip, name: string) =>
    hasSound ? await withSound(clip, parts.soundPath, `${path}-${name}.mp4`) : clip.path
  return {
    video: { path: await sounding(large, 'video'), contentType: 'video/mp4' },
    small: { path: await sounding(small, 'phone'), contentType: 'video/mp4' },
    poster: { path: parts.posterPath, contentType: 'image/webp' },
    durationMs: large.durationMs,
  }
}

async function withSound(
  { path, durationMs }: CleanedClip,
  soundPath: string,
  outputPath: string,
): Promise<string> {
  const frames = Math.round((durationMs / 1000) * FRAME_RATE)
  const input = { segments: [{ path, frames }], soundPath, outputPath }
  await runInChild<JoinSegmentsInput, null>(TASKS.join, input, LIMITS)
  return outputPath
}
