import type { KeysPattern } from './mood-recipe.ts'

/** One stroke of a bar: when, how long it rings, which notes of the voicing, and how hard. */
export type Stroke = {
  beat: number
  beats: number
  /** 0 for the voicing's lowest; beyond its highest it goes on an octave up; negative from its top. */
  strings: number[] | 'all'
  accent: number
}

/** A quiet bar, and the two that full music takes in turn. */
export type Figures = { quiet: Stroke[]; full: [Stroke[], Stroke[]] }

export const KEYS_FIGURES: Record<KeysPattern, Figures> = {
  broken: {
    quiet: plucked([0, 2, 1, 3], 1, 1.8, 4),
    full: [
      plucked([0, 2, 1, 3, 2, 4, 3, 1], 0.5, 1, 4),
      plucked([0, 1, 2, 4, 3, 2, 1, 2], 0.5, 1, 4),
    ],
  },
  rolling: {
    quiet: plucked([0, 1, 2, 3, 4, 3, 2, 1], 0.5, 1, 8),
    full: [
      plucked([0, 1, 2, 3, 4, 3, 2, 1, 0, 2, 1, 3, 4, 2, 3, 1], 0.25, 0.6, 4),
      plucked([0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 4, 2], 0.25, 0.6, 4),
    ],
  },
  strummed: {
    quiet: struck([0, 2], 1.6),
    full: [struck([0, 1, 1.5, 2.5, 3.5], 0.9), struck([0, 1.5, 2.5, 3], 0.9)],
  },
  pulsing: {
    quiet: repeated(1),
    full: [repeated(0.5), repeated(0.5)],
  },
  threes: {
    quiet: plucked([0, 1, 2, 3], 1, 1.2, 4),
    full: [
      plucked([0, 1, 2, 0, 1, 2, 0, 3], 0.5, 0.7, 3),
      plucked([0, 2, 3, 0, 2, 3, 1, 2], 0.5, 0.7, 3),
    ],
  },
  offbeat: {
    quiet: struck([1, 3], 0.4),
    full: [struck([0.5, 1.5, 2.5, 3.5], 0.3), struck([0.5, 1.5, 2.5, 3, 3.5], 0.3)],
  },
}

function plucked(
  strings: number[],
  stepBeats: number,
  beats: number,
  accentEvery: number,
): Stroke[] {
  return strings.map((string, step) => ({
    beat: step * stepBeats,
    beats,
    strings: [string],
    accent: step % accentEvery === 0 ? 10 : -4,
  }))
}

function struck(at: number[], beats: number): Stroke[] {
  return at.map((beat, stroke) => ({ beat, beats, strings: 'all', accent: stroke === 0 ? 8 : -5 }))
}

function repeated(stepBeats: number): Stroke[] {
  return Array.from({ length: 4 / stepBeats }, (_, step) => ({
    beat: step * stepBeats,
    beats: stepBeats * 0.8,
    strings: [-2, -1],
    accent: [10, -8, 0, -8][step % 4] as number,
  }))
}
