export type KeysPattern = 'broken' | 'rolling' | 'strummed' | 'pulsing' | 'threes' | 'offbeat'
export type BassPattern = 'held' | 'rooted' | 'bouncing' | 'driving' | 'leaning'
export type DrumKit = 'none' | 'brushes' | 'pop' | 'club' | 'film' | 'toys'
export type PitchedPart = 'pad' | 'keys' | 'bass' | 'lead'

/** What makes a mood: the choices a seed may make, and what stays. */
export type MoodRecipe = {
  /** Slowest and fastest, in beats a minute. */
  tempo: readonly [number, number]
  /** Tonics to choose from, as semitones above C. */
  tonics: readonly number[]
  /** Semitones above the tonic that melodies use. */
  scale: readonly number[]
  /** Four chords each, a bar each; the theme takes one, the contrast another. */
  themes: readonly string[]
  contrasts: readonly string[]
  /** The last two bars before the final tonic. */
  cadence: string
  tonicChord: string
  /** General MIDI programs, 0 for the first, to choose from. */
  instruments: Record<PitchedPart, readonly number[]>
  keysPatterns: readonly KeysPattern[]
  bassPatterns: readonly BassPattern[]
  drums: DrumKit
  /** How many melody notes in two bars, about. */
  melodyNotes: readonly [number, number]
  /** How late the second eighth comes, as a share of a beat: 0 straight, 0.17 swung in triplets. */
  swing: number
  /** In decibels against the loudest part. */
  levels: Record<PitchedPart | 'drums', number>
  /** How much room is heard, 0 to 1. */
  room: number
}
