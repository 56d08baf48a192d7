import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Resolution } from '#contract/options.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import { encodersAtOnce } from './encoders-at-once.ts'
import { asRenderError } from './errors.ts'
import type { JoinSegmentsInput } from './join/join-segments.task.ts'
import type { RenderSegmentsInput } from './picture/render-segments.task.ts'
import type { SegmentPlan } from './picture/segment-plan.ts'
import type { PlanRenderInput } from './plan/plan-render.task.ts'
import type { RenderPlan } from './plan/plan-render.ts'
import { RenderProgress, shareOut } from './render-lanes.ts'
import type { RenderRequest } from './render-request.ts'
import { takeSegment, tidyCache } from './segment-cache.ts'
import type { MixSoundInput } from './sound/mix-sound.task.ts'

export type RenderOptions = {
  /** Segments of earlier renders are found here, and those of this one are left. May be shared. */
  cacheFolder: string
  outputPath: string
  /** How much is done, 0 to 1, never falling. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

export type RenderedVideo = {
  durationMs: number
  width: number
  height: number
  sizeBytes: number
  segmentsRendered: number
  segmentsReused: number
}

type RunTask = <Input, Output>(
  task: URL,
  input: Input,
  onProgress?: (done: number) => void,
) => Promise<Output>

const TASKS = {
  plan: new URL('./plan/plan-render.task.ts', import.meta.url),
  segments: new URL('./picture/render-segments.task.ts', import.meta.url),
  sound: new URL('./sound/mix-sound.task.ts', import.meta.url),
  join: new URL('./join/join-segments.task.ts', import.meta.url),
}
const HEAP_MB = 512
/** Of each child; twice the usual for the four times as many pixels of 4K. */
const MEMORY_MB: Record<Resolution, number> = { '720p': 1024, '1080p': 1024, '4K': 2048 }
const CACHE_MOST_BYTES = 4 * 2 ** 30
const TIMEOUT_MS = 30 * 60_000
/** In frames: what planning, mixing and joining take beside drawing and encoding. */
const WEIGHTS = { plan: 30, sound: 60, join: 10 }

/**
 * Renders a video: H.264 High and AAC in MP4, BT.709, 30 frames a second, -14 LUFS. Segments that an
 * earlier render left in the cache are used again; the others are rendered side by side, each run in a
 * process of its own. The file appears under its name when it is complete, or never.
 *
 * @throws RenderError when the request cannot be rendered, in words for its author; the signal's reason
 *   when it was aborted; ChildDiedError and others when something broke.
 */
export async function renderVideo(
  request: RenderRequest,
  options: RenderOptions,
): Promise<RenderedVideo> {
  const { cacheFolder, outputPath, signal } = options
  signal?.throwIfAborted()
  const workFolder = join(cacheFolder, `work-${randomUUID()}`)
  const unfinished = join(dirname(outputPath), `.${randomUUID()}.part.mp4`)
  const broken = new AbortController()
  const stop = signal ? AbortSignal.any([signal, broken.signal]) : broken.signal
  const run: RunTask = (task, input, onProgress) =>
    runInChild(task, input, {
      timeoutMs: TIMEOUT_MS,
      heapMB: HEAP_MB,
      memoryMB: MEMORY_MB[request.resolution],
      signal: stop,
      ...(onProgress && { onProgress }),
    })
  await mkdir(join(workFolder, 'fonts'), { recursive: true })
  try {
    const rendered = await renderInto(request, options, run, workFolder, unfinished)
    signal?.throwIfAborted()
    const { size } = await stat(unfinished)
    await rename(unfinished, outputPath)
    return { ...rendered, sizeBytes: size }
  } catch (error) {
    // One child failed: what the others do is of no use any more.
    broken.abort()
    throw asRenderError(error)
  } finally {
    await rm(workFolder, { recursive: true, force: true, maxRetries: 5 })
    await rm(unfinished, { force: true })
    await tidyCache(cacheFolder, CACHE_MOST_BYTES)
  }
}

/** Everything between a request and a finished file under a temporary name. */
async function renderInto(
  request: RenderRequest,
  { cacheFolder, onProgress }: RenderOptions,
  run: RunTask,
  workFolder: string,
  unfinished: string,
): Promise<Omit<RenderedVideo, 'sizeBytes'>> {
  const fontsFolder = join(workFolder, 'fonts')
  const soundPath = join(workFolder, 'sound.m4a')
  const mixing = run<MixSoundInput, unknown>(TASKS.sound, { request, outputPath: soundPath })
  // The pictures do not wait for the sound; what it fails of is heard below.
  mixing.catch(() => undefined)
  const plan = await run<PlanRenderInput, RenderPlan>(TASKS.plan, { request, fontsFolder })
  const segments = [...new Map(plan.segments.map((each) => [each.name, each])).values()]
  const missing = await linkCached(segments, cacheFolder, workFolder)
  const lanes = shareOut(missing, encodersAtOnce(request.resolution))

  const progress = new RenderProgress(onProgress)
  const parts = {
    plan: progress.part(WEIGHTS.plan),
    sound: progress.part(WEIGHTS.sound),
    lanes: lanes.map((lane) => progress.part(framesOf(lane))),
    join: progress.part(WEIGHTS.join),
  }
  parts.plan(1)
  await Promise.all([
    ...lanes.map((lane, index) => {
      const input = { segments: lane, workFolder, fontsFolder, cacheFolder }
      return run<RenderSegmentsInput, null>(TASKS.segments, input, parts.lanes[index])
    }),
    mixing.then(() => parts.sound(1)),
  ])
  const paths = plan.segments.map(({ name, frames }) => ({
    path: linkPath(workFolder, name),
    frames,
  }))
  const joining = { segments: paths, soundPath, outputPath: unfinished }
  await run<JoinSegmentsInput, null>(TASKS.join, joining)
  parts.join(1)
  const { width, height } = plan
  const segmentsReused = segments.length - missing.length
  const durationMs = Math.round(plan.durationMs)
  return { width, height, durationMs, segmentsRendered: missing.length, segmentsReused }
}

/** Links what the cache has into the work folder, where clearing the cache cannot take it away. */
async function linkCached(
  segments: SegmentPlan[],
  cacheFolder: string,
  workFolder: string,
): Promise<SegmentPlan[]> {
  const missing: SegmentPlan[] = []
  for (const segment of segments) {
    const isCached = await takeSegment(
      cacheFolder,
      segment.name,
      linkPath(workFolder, segment.name),
    )
    if (!isCached) missing.push(segment)
  }
  return missing
}

function linkPath(workFolder: string, name: string): string {
  return join(workFolder, `${name}.mp4`)
}

function framesOf(segments: SegmentPlan[]): number {
  return segments.reduce((sum, segment) => sum + segment.frames, 0)
}
