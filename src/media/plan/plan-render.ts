import { createHash } from 'node:crypto'
import type { Composition, CompositionScene } from '#composition/composition.ts'
import { dimensionsOf } from '#composition/dimensions.ts'
import { sceneMotion } from '#composition/scene-motion.ts'
import { scenePages } from '#composition/scene-pages.ts'
import { type Segment, segmentsOf } from '#composition/segment.ts'
import { type SceneSpan, timelineOf } from '#composition/timeline.ts'
import { SEGMENT_ENCODING } from '../picture/segment-encoding.ts'
import type { LayerPlan, SegmentPlan } from '../picture/segment-plan.ts'
import type { RenderRequest } from '../render-request.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { segmentCaptions } from './plan-captions.ts'
import { compositionOf } from './composition-of.ts'
import type { SceneMedia } from './scene-media.ts'

/** Raised when the same plan comes out as other pixels: segments of before are then not used again. */
const RENDERER_VERSION = 2

/** The pictures laid out in full: nothing after this decides what the video looks like. */
export type RenderPlan = {
  width: number
  height: number
  durationMs: number
  segments: SegmentPlan[]
}

/** Turns a request, and what its files are, into segments. */
export function planRender(
  request: RenderRequest,
  media: SceneMedia[],
  measure: MeasureText,
): RenderPlan {
  const composition = compositionOf(
    request,
    media.map(({ voice }) => voice),
  )
  const timeline = timelineOf(composition)
  const size = dimensionsOf(composition.aspectRatio, composition.resolution)
  const pages = timeline.scenes.map((span) =>
    scenePages(composition, span, media[span.index]?.picture.kind === 'card', measure),
  )
  const segments = segmentsOf(timeline).map((segment) => {
    const scenes = segment.fadeTo ? [segment.scene, segment.fadeTo] : [segment.scene]
    const layers = scenes.map((span) => layerOf(composition, media, span, segment)) as [LayerPlan]
    const frames = segment.endFrame - segment.startFrame
    return named({ ...size, frames, layers, captions: segmentCaptions(segment, pages, size) })
  })
  const { durationMs } = timeline
  return { ...size, durationMs, segments }
}

function layerOf(
  composition: Composition,
  media: SceneMedia[],
  span: SceneSpan,
  segment: Segment,
): LayerPlan {
  const { motionSeed: seed } = composition.scenes[span.index] as CompositionScene
  const { picture } = media[span.index] as SceneMedia
  const visibleFrames = span.visibleToFrame - span.visibleFromFrame
  const motion = sceneMotion(picture.kind, seed, span)
  return {
    picture: picture.kind === 'card' ? { ...picture, seed, motion } : { ...picture, motion },
    sceneNumber: span.index + 1,
    firstFrame: segment.startFrame - span.visibleFromFrame,
    visibleFrames,
  }
}

/** Names a segment by all that its pixels come from: contents of files, not where they are. */
function named(segment: Omit<SegmentPlan, 'name'>): SegmentPlan {
  const content = JSON.stringify(
    { ...segment, RENDERER_VERSION, SEGMENT_ENCODING },
    (key, value) => (key === 'path' || key === 'sceneNumber' ? undefined : (value as unknown)),
  )
  return { ...segment, name: createHash('sha256').update(content).digest('hex').slice(0, 40) }
}
