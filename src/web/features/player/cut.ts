import type { PlacedPages } from '#composition/ass-document.ts'
import { type TimedCard, timeCard } from '#composition/card/card-in-time.ts'
import { clipTiming } from '#composition/clip-timing.ts'
import type { Composition, CompositionScene } from '#composition/composition.ts'
import { dimensionsOf } from '#composition/dimensions.ts'
import { FRAME_RATE, msOfFrame } from '#composition/frame-rate.ts'
import type { Motion } from '#composition/motion.ts'
import { scenePages, type Telling } from '#composition/scene-pages.ts'
import { crossfadeShare } from '#composition/segment.ts'
import { type Footage, type Shot, shotsOf } from '#composition/shots.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { type SceneSpan, sceneAt, type Timeline, timelineOf } from '#composition/timeline.ts'
import type { ExportSettings } from '#contract/export.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { clipPoster } from '#web/lib/film-picture.ts'

/** The whole video, laid out: what to show and what to sound at every frame. */
export type Cut = {
  composition: Composition
  timeline: Timeline
  /** Pixels of the export; captions are placed in them. */
  width: number
  height: number
  scenes: CutScene[]
}

export type CutScene = {
  scene: Scene
  span: SceneSpan
  picture: CutPicture
  shots: Shot[]
  captions: PlacedPages | null
  voiceUrl: string | null
}

/** Until a clip is there its still stands in. A card has no picture: the export shows the scene's text on a plain ground. */
export type CutPicture =
  | { kind: 'clip'; url: string; durationMs: number | null; stillUrl: string | null }
  | { kind: 'still'; url: string }
  /** A text card; its words come as they are said. */
  | { kind: 'type'; url: string; card: TimedCard; stillUrl: string }
  | { kind: 'card' }

/** @param measure null while the captions' faces are not loaded: the cut has no captions then. */
export function cutOf(
  storyboard: Storyboard,
  settings: ExportSettings,
  measure: MeasureText | null,
): Cut {
  const composition = previewComposition(storyboard, settings)
  const timeline = timelineOf(composition)
  const scenes = timeline.scenes.map((span) => {
    const scene = storyboard.scenes[span.index] as Scene
    const picture = pictureOf(scene, composition, span)
    return {
      scene,
      span,
      picture,
      shots: shotsOf(composition, span, footageOf(scene, picture)),
      captions: measure && scenePages(composition, span, tellingOf(scene, picture), measure),
      voiceUrl: composition.scenes[span.index]?.voice ? (scene.voice.asset?.url ?? null) : null,
    }
  })
  const size = dimensionsOf(composition.aspectRatio, composition.resolution)
  return { composition, timeline, ...size, scenes }
}

function footageOf({ image }: Scene, { kind }: CutPicture): Footage {
  if (kind === 'clip') return 'clip'
  return kind !== 'still' || image.asset?.isTextCard ? 'text' : 'still'
}

function tellingOf({ image }: Scene, { kind }: CutPicture): Telling {
  if (kind === 'type' && image.asset?.card) return { card: image.asset.card }
  return kind === 'card' ? 'nothing' : 'picture'
}

function pictureOf(scene: Scene, composition: Composition, span: SceneSpan): CutPicture {
  const { clip, image } = scene
  // The words of a card come in time; a clip of it would show them all at once.
  if (image.asset?.card && (!clip.asset || clip.asset.isStill)) {
    const { sheetUrl: url, ...pages } = image.asset.card
    const said = composition.scenes[span.index] as CompositionScene
    const card = timeCard(pages, said, span.voiceStartMs - msOfFrame(span.startFrame))
    return { kind: 'type', url, card, stillUrl: image.asset.url }
  }
  if (clip.asset) {
    const { url, durationMs } = clip.asset
    return { kind: 'clip', url, durationMs, stillUrl: clipPoster(scene) }
  }
  return image.asset ? { kind: 'still', url: image.asset.url } : { kind: 'card' }
}

/** A storyboard with its export settings as the renderer sees it: the preview plays the same data. */
function previewComposition(storyboard: Storyboard, settings: ExportSettings): Composition {
  return {
    aspectRatio: storyboard.aspectRatio,
    resolution: settings.resolution,
    captions: {
      style: settings.captionStyle,
      position: settings.captionPosition,
      size: settings.captionSize,
    },
    transition: 'crossfade',
    pace: settings.pace,
    scenes: storyboard.scenes.map((scene, index) => sceneOf(scene, index, storyboard.language)),
    musicVolume: settings.musicMood ? settings.musicVolume : null,
  }
}

function sceneOf(scene: Scene, index: number, language: string): CompositionScene {
  const { asset, words } = scene.voice
  return {
    durationMs: scene.durationMs,
    text: scene.voiceOverText,
    language,
    voice: asset?.durationMs ? { durationMs: asset.durationMs, words } : null,
    // The framings belong to the place in the video, as in an export.
    motionSeed: index + 1,
  }
}

/** One scene's picture in a frame of the video. */
export type Layer = {
  scene: CutScene
  /** How much of it is seen over what lies below, 0 to 1. */
  share: number
  motion: Motion
  /** Of the camera move, 0 to 1. */
  progress: number
  clip: ClipMoment | null
}

/** `speed`: seconds of the clip for each second of the video; 0 once it stands on its last frame. */
export type ClipMoment = { seconds: number; speed: number }

/** What lies over what in a frame, the lowest first: one scene, or two during a crossfade. */
export function layersAt(cut: Cut, frame: number): Layer[] {
  const visible = cut.scenes.filter(
    ({ span }) => frame >= span.visibleFromFrame && frame < span.visibleToFrame,
  )
  return visible.map((scene, index) => {
    const below = visible[index - 1]
    const share = below ? fadeShare(below, scene, frame) : 1
    return { scene, share, ...momentOf(scene, frame) }
  })
}

function fadeShare(below: CutScene, scene: CutScene, frame: number) {
  const { visibleFromFrame } = scene.span
  return crossfadeShare(frame - visibleFromFrame, below.span.visibleToFrame - visibleFromFrame)
}

function momentOf({ shots, picture }: CutScene, frame: number): Omit<Layer, 'scene' | 'share'> {
  const shot = shots.find(({ toFrame }) => frame < toFrame) as Shot
  const { motion } = shot
  const visibleFrames = shot.toFrame - shot.fromFrame
  const at = frame - shot.fromFrame
  if (picture.kind !== 'clip') {
    return { motion, progress: visibleFrames === 1 ? 0 : at / (visibleFrames - 1), clip: null }
  }
  const visibleS = visibleFrames / FRAME_RATE
  const clipS = picture.durationMs ? picture.durationMs / 1000 : visibleS
  const { stretch, movingSeconds } = clipTiming(clipS, visibleS)
  const movingFrames = Math.round(movingSeconds * FRAME_RATE)
  if (at < movingFrames) {
    const clip = { seconds: at / FRAME_RATE / stretch, speed: 1 / stretch }
    return { motion, progress: 0, clip }
  }
  const progress = (at - movingFrames + 1) / Math.max(1, visibleFrames - movingFrames)
  return { motion, progress, clip: { seconds: clipS, speed: 0 } }
}

/** Further into a scene than this, "previous" leads back to its own start. */
const REWIND_AFTER_FRAMES = FRAME_RATE

/** The nearest frame that the video has. */
export function clampFrame(timeline: Timeline, frame: number) {
  return Math.max(0, Math.min(Math.round(frame), timeline.frames - 1))
}

/** Where "previous scene" (-1) and "next scene" (1) lead from a frame. */
export function sceneJump(timeline: Timeline, frame: number, direction: -1 | 1) {
  const here = sceneAt(timeline, frame)
  if (!here) return 0
  if (direction === 1) return timeline.scenes[here.index + 1]?.startFrame ?? timeline.frames - 1
  if (frame - here.startFrame > REWIND_AFTER_FRAMES) return here.startFrame
  return timeline.scenes[here.index - 1]?.startFrame ?? 0
}

/** The frame of a changed cut that shows what a frame of the old one did: the same scene, as far into it. */
export function sameMoment(before: Cut, after: Cut, frame: number) {
  const from = sceneAt(before.timeline, frame)
  const id = from && before.scenes[from.index]?.scene.id
  const to = after.scenes.find(({ scene }) => scene.id === id)?.span
  if (!from || !to) return clampFrame(after.timeline, frame)
  return Math.min(to.startFrame + frame - from.startFrame, lastFrame(to))
}

function lastFrame(span: SceneSpan) {
  return span.endFrame - 1
}

/** mm:ss:ff, as film is counted: frame 1332 is 00:44:12. */
export function frameTimecode(frame: number) {
  const totalS = Math.floor(frame / FRAME_RATE)
  return [Math.floor(totalS / 60), totalS % 60, frame % FRAME_RATE].map(twoDigits).join(':')
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0')
}
