import type { Word } from '#contract/asset.ts'
import type {
  AspectRatio,
  CaptionPosition,
  CaptionStyle,
  Pace,
  Resolution,
} from '#contract/options.ts'

/** The finished video as data: what the browser's preview plays and what the renderer renders. */
export type Composition = {
  aspectRatio: AspectRatio
  resolution: Resolution
  captions: CaptionSettings
  transition: Transition
  pace: Pace
  scenes: CompositionScene[]
  /** Percent of the bed's own level, 0 to 200; null: no music. */
  musicVolume: number | null
}

export type CompositionScene = {
  /** The scene grows when its voice-over is longer. */
  durationMs: number
  /** What is spoken, and what the captions say. */
  text: string
  /** BCP 47 tag, such as `en` or `pt-BR`. */
  language: string
  voice: CompositionVoice | null
  /** Chooses the framings of a still picture and their camera moves. */
  motionSeed: number
}

/** `words` is null when the narrator gave no times: they are then estimated from the text. */
export type CompositionVoice = { durationMs: number; words: Word[] | null }

export type CaptionSettings = {
  style: CaptionStyle
  position: CaptionPosition
  /** Percent of the style's own size, 70 to 140. */
  size: number
}

export const TRANSITIONS = ['crossfade', 'cut'] as const
export type Transition = (typeof TRANSITIONS)[number]
