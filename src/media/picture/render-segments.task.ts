import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { serveTask } from '#sandbox/serve-task.ts'
import { keepSegment } from '../segment-cache.ts'
import { openLayer, type PictureLayer } from './picture-layer.ts'
import { type PlaneLayout, planeLayout } from './planes.ts'
import { renderSegment } from './render-segment.ts'
import type { LayerPlan, SegmentPlan } from './segment-plan.ts'

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
  const open = new Map<string, PictureLayer>()
  let done = 0
  for (const segment of segments) {
    const layout = planeLayout(segment.width, segment.height)
    const layers = await layersOf(segment, open, layout)
    const files = {
      outputPath: join(workFolder, `${segment.name}.part.mp4`),
      captionsPath: join(workFolder, `${segment.name}.ass`),
      fontsFolder,
    }
    await renderSegment(segment, layers, layout, files, (frames) =>
      onProgress((done + frames) / total),
    )
    const kept = await keepSegment(cacheFolder, segment.name, files.outputPath)
    await link(kept, join(workFolder, `${segment.name}.mp4`))
    done += segment.frames
  }
  return null
})

/** A scene's picture stays open from one segment to the next; others are closed. */
async function layersOf(
  segment: SegmentPlan,
  open: Map<string, PictureLayer>,
  layout: PlaneLayout,
): Promise<PictureLayer[]> {
  const keys = segment.layers.map(keyOf)
  for (const [key, layer] of open) {
    if (keys.includes(key)) continue
    layer.close()
    open.delete(key)
  }
  const layers: PictureLayer[] = []
  for (const [index, plan] of segment.layers.entries()) {
    const key = keys[index] as string
    const layer = open.get(key) ?? (await openLayer(plan, layout))
    open.set(key, layer)
    layers.push(layer)
  }
  return layers
}

function keyOf({ sceneNumber, picture, visibleFrames }: LayerPlan): string {
  return JSON.stringify({ sceneNumber, picture, visibleFrames })
}
