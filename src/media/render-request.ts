import type { CaptionSettings, Transition } from '#composition/composition.ts'
import type { CardPages, Word } from '#contract/asset.ts'
import type { AspectRatio, Pace, Resolution } from '#contract/options.ts'

/** A video to be rendered. Files are paths on this machine; all of it is plain JSON. */
export type RenderRequest = {
  aspectRatio: AspectRatio
  resolution: Resolution
  captions: CaptionSettings
  /** `crossfade` when left out. */
  transition?: Transition
  /** `normal` when left out. */
  pace?: Pace
  scenes: RenderScene[]
  music: RenderMusic | null
}

/**
 * The picture is the clip, else the image, else a plain card with the scene's text. Captions follow
 * `words`; without them their times are estimated.
 */
export type RenderScene = {
  durationMs: number
  /** What is spoken and captioned; may be empty. */
  text: string
  /** BCP 47 tag of the text. */
  language: string
  imagePath: string | null
  /** The image is words set in type: it is shown whole. */
  isTextCard?: boolean
  /** Of a text card: its words come in time, shown from the sheet. */
  card?: { pages: CardPages; sheetPath: string } | null
  clipPath: string | null
  voicePath: string | null
  words: Word[] | null
  /** Chooses the framings of a still picture; its place in the video when left out. */
  motionSeed?: number
}

/** `volume` in percent, 0 to 200. A piece shorter than the video is repeated. */
export type RenderMusic = { path: string; volume: number }
