import { rename } from 'node:fs/promises'
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
 * Renders segments one after another into the work folder, and keeps each in the cache: what lies in the work
 * folder stays when the cache is cleared.
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
    const finished = join(workFolder, `${segment.name}.mp4`)
    await rename(files.outputPath, finished)
    await keepSegment(cacheFolder, segment.name, finished)
    done += segment.frames
  }
  return null
})
