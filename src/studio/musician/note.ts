import type { PitchedPart } from './mood-recipe.ts'

/** A note of the score. Drums' pitches are General MIDI percussion keys. */
export type Note = {
  part: PitchedPart | 'drums'
  /** Beats from the start of the piece. */
  beat: number
  beats: number
  /** MIDI key, 60 for middle C. */
  pitch: number
  /** 1 to 127. */
  velocity: number
}
