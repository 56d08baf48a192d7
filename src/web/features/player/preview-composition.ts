import type { ExportSettings } from '#contract/export.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Composition, CompositionScene } from '#composition/composition.ts'

/** A storyboard with its export settings as the renderer sees it: the preview plays the same data. */
export function previewComposition(storyboard: Storyboard, settings: ExportSettings): Composition {
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
