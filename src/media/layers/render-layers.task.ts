import { FRAME_RATE, framesOf, msOfFrame } from '#composition/frame-rate.ts'
import type { LayeredClip } from '#composition/layered-clip.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { encodeClip } from './clip-encoder.ts'
import { openLayerScene } from './layer-scene.ts'
import { newFrame, PlaneMemory, packFrame } from './plane-memory.ts'

export type RenderLayersInput = { clip: LayeredClip; path: string }
export type RenderedLayers = { width: number; height: number; durationMs: number }

serveTask(async ({ clip, path }: RenderLayersInput, onProgress): Promise<RenderedLayers> => {
  const { width, height } = clip
  const frameCount = Math.max(1, framesOf(clip.durationMs))
  const memory = new PlaneMemory()
  const scene = await openLayerScene(memory, clip)
  const frame = newFrame(memory, width, height)
  await encodeClip(
    path,
    { width, height, frameCount },
    (index, into) => {
      scene.draw(frame, index / FRAME_RATE)
      packFrame(memory, frame, into)
    },
    onProgress,
  )
  return { width, height, durationMs: Math.round(msOfFrame(frameCount)) }
})
