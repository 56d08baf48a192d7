import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { RenderRequest } from '#media/render-request.ts'
import { renderVideo } from '#media/render-video.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import { encodeOnly } from './encode-only.ts'
import { cpuSecondsOf } from './family.ts'
import { medians } from './median.ts'

/** In a process of its own, whose memory is not the export's. */
const SOURCES = new URL('./export-sources.task.ts', import.meta.url)

/**
 * A minute of upright video from six stills with everything on: cold, beside what x264 alone needs for the
 * same frames, and again after a scene's text and after the music changed. Medians of three runs.
 */
export async function benchExport(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'))
  try {
    await mkdir(join(folder, 'sources'))
    const request = await runInChild<string, RenderRequest>(SOURCES, join(folder, 'sources'), {
      timeoutMs: 120_000,
      heapMB: 512,
      memoryMB: 1024,
    })
    return await measure(folder, request)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, request: RenderRequest): Promise<Record<string, number>> {
  const times = await medians((run) => measureOnce(join(folder, String(run)), request))
  return {
    ...times,
    'export.ratio': rounded(times['export.coldWallS'] / times['export.encodeOnlyWallS']),
    'export.cpuRatio': rounded(times['export.coldCpuS'] / times['export.encodeOnlyCpuS']),
  }
}

async function measureOnce(folder: string, request: RenderRequest) {
  await mkdir(folder)
  const options = { cacheFolder: join(folder, 'cache'), outputPath: join(folder, 'video.mp4') }
  const cpuBefore = cpuSecondsOf(process.pid)
  const coldS = await secondsOf(() => renderVideo(request, options))
  const coldCpuS = cpuSecondsOf(process.pid) - cpuBefore
  const alone = await encodeOnly(request, join(folder, 'encode-only'))
  const oneSceneS = await secondsOf(() => renderVideo(withOtherText(request), options))
  const musicS = await secondsOf(() => renderVideo(withOtherMusic(request), options))
  return {
    'export.coldWallS': rounded(coldS),
    'export.coldCpuS': rounded(coldCpuS),
    'export.encodeOnlyWallS': rounded(alone.wallS),
    'export.encodeOnlyCpuS': rounded(alone.cpuS),
    'export.oneSceneOfCold': rounded(oneSceneS / coldS),
    'export.musicOfCold': rounded(musicS / coldS),
  }
}

function withOtherText(request: RenderRequest): RenderRequest {
  const scenes = request.scenes.map((scene, index) => {
    if (index !== 2) return scene
    const words = scene.words?.map((word) => ({ ...word, text: word.text.toUpperCase() })) ?? null
    return { ...scene, text: scene.text.toUpperCase(), words }
  })
  return { ...request, scenes }
}

function withOtherMusic(request: RenderRequest): RenderRequest {
  return { ...withOtherText(request), music: request.music && { ...request.music, volume: 60 } }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
