import type { PlacedPages } from '#composition/ass-document.ts'
import { type TimedCard, timeCard } from '#composition/card/card-in-time.ts'
import type { Composition, CompositionScene } from '#composition/composition.ts'
import { dimensionsOf } from '#composition/dimensions.ts'
import { msOfFrame } from '#composition/frame-rate.ts'
import { scenePages, type Telling } from '#composition/scene-pages.ts'
import { type Footage, type Shot, shotsOf } from '#composition/shots.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { type SceneSpan, type Timeline, timelineOf } from '#composition/timeline.ts'
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
