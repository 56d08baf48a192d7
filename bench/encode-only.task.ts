import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Frame } from 'node-av/lib'
import { VideoFile } from '#media/ffmpeg/video-file.ts'
import { OpenLayers } from '#media/picture/open-layers.ts'
import { newFrame, type PlaneLayout, planeLayout } from '#media/picture/planes.ts'
import { segmentFrames } from '#media/picture/render-segment.ts'
import { SEGMENT_ENCODING, type SegmentPlan } from '#media/picture/segment-plan.ts'
import { serveTask } from '#sandbox/serve-task.ts'

export type EncodeTimes = { wallS: number; cpuS: number }
export type EncodeOnlyInput = { segments: SegmentPlan[]; folder: string; fontsFolder: string }

serveTask(async ({ segments, folder, fontsFolder }: EncodeOnlyInput): Promise<EncodeTimes> => {
  const layers = new OpenLayers()
  const pool: Frame[] = []
  const total: EncodeTimes = { wallS: 0, cpuS: 0 }
  for (const segment of segments) {
    const layout = planeLayout(segment.width, segment.height)
    const captionsPath = join(folder, `${segment.name}.ass`)
    const own = await layers.of(segment, layout)
    let index = 0
    for (const frame of segmentFrames(segment, own, layout, { captionsPath, fontsFolder })) {
      keep(pool, index++, frame, layout)
    }
    const times = encode(join(folder, `${segment.name}.mp4`), pool.slice(0, index), layout)
    total.wallS += times.wallS
    total.cpuS += times.cpuS
  }
  return total
})

function keep(pool: Frame[], index: number, frame: Frame, layout: PlaneLayout): void {
  const kept = (pool[index] ??= newFrame(layout).frame)
  kept.copy(frame)
  kept.pts = BigInt(index)
}

function encode(path: string, frames: Frame[], layout: PlaneLayout): EncodeTimes {
  const start = performance.now()
  const cpu = process.cpuUsage()
  using encoder = new VideoFile(path, {
    width: layout.width,
    height: layout.height,
    ...SEGMENT_ENCODING,
  })
  for (const frame of frames) encoder.encode(frame)
  encoder.finish()
  const { user, system } = process.cpuUsage(cpu)
  return { wallS: (performance.now() - start) / 1000, cpuS: (user + system) / 1e6 }
}
