import { createHash } from 'node:crypto'
import { assDocument, type PlacedPages } from '#composition/ass-document.ts'
import { timeCard } from '#composition/card/card-in-time.ts'
import type { Composition, CompositionScene } from '#composition/composition.ts'
import { dimensionsOf } from '#composition/dimensions.ts'
import { msOfFrame } from '#composition/frame-rate.ts'
import { scenePages, type Telling } from '#composition/scene-pages.ts'
import { type Segment, segmentsOf } from '#composition/segment.ts'
import { type Footage, type Shot, shotsOf } from '#composition/shots.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { type SceneSpan, timelineOf } from '#composition/timeline.ts'
import {
  type LayerPlan,
  type PicturePlan,
  SEGMENT_ENCODING,
  type SegmentPlan,
} from '../picture/segment-plan.ts'
import type { RenderRequest } from '../render-request.ts'
import { compositionOf } from './composition-of.ts'
import type { SceneMedia } from './scene-media.ts'

/** Raised when the same plan comes out as other pixels: segments of before are then not used again. */
const RENDERER_VERSION = 3

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
    scenePages(composition, span, tellingOf(media[span.index] as SceneMedia), measure),
  )
  const shots = timeline.scenes.flatMap((span) =>
    shotsOf(composition, span, footageOf(media[span.index] as SceneMedia)),
  )
  const segments = segmentsOf(shots).map((segment) => {
    const seen = segment.fadeTo ? [segment.shot, segment.fadeTo] : [segment.shot]
    const layers = seen.map((shot) => layerOf(composition, media, shot, segment.startFrame)) as [
      LayerPlan,
    ]
    const frames = segment.endFrame - segment.startFrame
    return named({ ...size, frames, layers, captions: segmentCaptions(segment, pages, size) })
  })
  const { durationMs } = timeline
  return { ...size, durationMs, segments }
}

function footageOf({ picture }: SceneMedia): Footage {
  if (picture.kind === 'clip') return 'clip'
  return picture.kind !== 'still' || picture.isText ? 'text' : 'still'
}

function tellingOf({ picture }: SceneMedia): Telling {
  if (picture.kind === 'type') return { card: picture.pages }
  return picture.kind === 'card' ? 'nothing' : 'picture'
}

function layerOf(
  composition: Composition,
  media: SceneMedia[],
  { scene: span, fromFrame, toFrame, motion }: Shot,
  startFrame: number,
): LayerPlan {
  const scene = composition.scenes[span.index] as CompositionScene
  return {
    picture: { ...pictureOf((media[span.index] as SceneMedia).picture, scene, span), motion },
    sceneNumber: span.index + 1,
    firstFrame: startFrame - fromFrame,
    visibleFrames: toFrame - fromFrame,
  }
}

function pictureOf(
  picture: SceneMedia['picture'],
  scene: CompositionScene,
  span: SceneSpan,
): Unmoved<PicturePlan> {
  if (picture.kind === 'card') return { ...picture, seed: scene.motionSeed }
  if (picture.kind !== 'type') return picture
  const { path, digest, pages } = picture
  const leadMs = span.voiceStartMs - msOfFrame(span.startFrame)
  const framesBefore = span.startFrame - span.visibleFromFrame
  const card = timeCard(pages, scene, leadMs)
  return { kind: 'type', path, digest, card, framesBefore }
}
type Unmoved<Plan> = Plan extends unknown ? Omit<Plan, 'motion'> : never

/** Names a segment by all that its pixels come from: contents of files, not where they are. */
function named(segment: Omit<SegmentPlan, 'name'>): SegmentPlan {
  const content = JSON.stringify(
    { ...segment, RENDERER_VERSION, SEGMENT_ENCODING },
    (key, value) => (key === 'path' || key === 'sceneNumber' ? undefined : (value as unknown)),
  )
  return { ...segment, name: createHash('sha256').update(content).digest('hex').slice(0, 40) }
}

/** The captions of one segment as a document; only what it shows. */
function segmentCaptions(
  segment: Segment,
  pages: (PlacedPages | null)[],
  size: { width: number; height: number },
): string {
  const scenes = segment.fadeTo ? [segment.shot.scene, segment.fadeTo.scene] : [segment.shot.scene]
  const placed = scenes.flatMap((scene) => {
    const own = pages[scene.index]
    return own ? [{ ...own, sceneStartFrame: own.sceneStartFrame - segment.startFrame }] : []
  })
  return assDocument(placed, size, segment.endFrame - segment.startFrame)
}
