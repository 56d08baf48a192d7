import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { serveTask } from '#sandbox/serve-task.ts'
import { keepSegment } from '../segment-cache.ts'
import { OpenLayers } from './open-layers.ts'
import { planeLayout } from './planes.ts'
import { renderSegment } from './render-segment.ts'
import type { SegmentPlan } from './segment-plan.ts'

export type RenderSegmentsInput = {
  segments: SegmentPlan[]
  workFolder: string
  fontsFolder: string
  cacheFolder: string
}

/**
 * Renders segments one after another, each into the cache, and links it into the work folder: the link
 * stays when the cache is cleared.
 */
serveTask(async (input: RenderSegmentsInput, onProgress): Promise<null> => {
  const { segments, workFolder, fontsFolder, cacheFolder } = input
  const total = segments.reduce((sum, segment) => sum + segment.frames, 0)
  const layers = new OpenLayers()
  let done = 0
  for (const segment of segments) {
    const layout = planeLayout(segment.width, segment.height)
    const own = await layers.of(segment, layout)
    const files = {
      outputPath: join(workFolder, `${segment.name}.part.mp4`),
      captionsPath: join(workFolder, `${segment.name}.ass`),
      fontsFolder,
    }
    await renderSegment(segment, own, layout, files, (frames) =>
      onProgress((done + frames) / total),
    )
    const kept = await keepSegment(cacheFolder, segment.name, files.outputPath)
    await link(kept, join(workFolder, `${segment.name}.mp4`))
    done += segment.frames
  }
  return null
})
