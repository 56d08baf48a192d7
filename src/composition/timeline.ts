import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { Composition, CompositionScene } from './composition.ts'
import { framesOf, msOfFrame } from './frame-rate.ts'

const CROSSFADE_FRAMES = 12
const LONGEST_LEAD_MS = 200

/** All frames count from the start of the video; a span holds its first frame and not its last. */
export type Timeline = {
  frames: number
  durationMs: number
  scenes: SceneSpan[]
}

export type SceneSpan = {
  index: number
  startFrame: number
  endFrame: number
  /** While its picture can be seen at all, crossfades included. */
  visibleFromFrame: number
  visibleToFrame: number
  /** When its voice-over starts, from the start of the video. */
  voiceStartMs: number
}

/**
 * Where every scene lies. Cuts fall on the frame nearest to their exact time, so that rounding never adds
 * up: the whole is within half a frame of the sum of its scenes. A crossfade lies around its cut and takes
 * no time of its own.
 */
export function timelineOf(composition: Pick<Composition, 'scenes' | 'transition'>): Timeline {
  const cuts = [0]
  let endMs = 0
  for (const scene of composition.scenes) {
    endMs += sceneDurationMs(scene)
    cuts.push(Math.max(framesOf(endMs), (cuts.at(-1) ?? 0) + 1))
  }
  const frames = cuts.at(-1) ?? 0
  const half = composition.transition === 'cut' ? 0 : halfFadeFrames(cuts)
  const scenes = composition.scenes.map((scene, index) => {
    const startFrame = cuts[index] ?? 0
    const endFrame = cuts[index + 1] ?? 0
    return {
      index,
      startFrame,
      endFrame,
      visibleFromFrame: index === 0 ? startFrame : startFrame - half,
      visibleToFrame: endFrame === frames ? endFrame : endFrame + half,
      voiceStartMs: msOfFrame(startFrame) + leadMs(scene),
    }
  })
  return { frames, durationMs: msOfFrame(frames), scenes }
}

/** How long a scene lasts: as asked, or as long as its voice-over and a short tail. */
export function sceneDurationMs(scene: Pick<CompositionScene, 'durationMs' | 'voice'>): number {
  const spokenMs = scene.voice ? scene.voice.durationMs + VOICE_TAIL_MS : 0
  return Math.max(scene.durationMs, spokenMs)
}

/** The scene on screen at a frame: the one whose caption and voice-over are on. */
export function sceneAt(timeline: Timeline, frame: number): SceneSpan | undefined {
  return timeline.scenes.find((scene) => frame >= scene.startFrame && frame < scene.endFrame)
}

/** A breath before the voice where the scene has room for one. */
function leadMs(scene: CompositionScene): number {
  if (!scene.voice) return 0
  const spareMs = sceneDurationMs(scene) - scene.voice.durationMs - VOICE_TAIL_MS
  return Math.min(LONGEST_LEAD_MS, Math.floor(spareMs / 2))
}

/** Half of the longest crossfade that leaves every scene a third of itself on its own. */
function halfFadeFrames(cuts: number[]): number {
  const shortest = Math.min(...cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))
  return Math.min(CROSSFADE_FRAMES / 2, Math.floor(shortest / 3))
}
