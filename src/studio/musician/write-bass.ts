import type { Bar } from './harmonise.ts'
import type { BassPattern } from './mood-recipe.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR } from './plan-form.ts'

const LOWEST_KEY = 33
const FIFTH = 7
const OCTAVE = 12

type Step = [beat: number, beats: number, interval: number, accent: number]

const STEPS: Record<BassPattern, Step[]> = {
  held: [[0, 3.9, 0, 0]],
  rooted: [
    [0, 1.9, 0, 6],
    [2, 1.4, 0, 0],
    [3.5, 0.45, FIFTH, -6],
  ],
  bouncing: [
    [0, 0.7, 0, 8],
    [2, 0.7, FIFTH - OCTAVE, 2],
  ],
  driving: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat) => [
    beat,
    0.42,
    beat === 3.5 ? OCTAVE : 0,
    beat % 1 ? -4 : 6,
  ]),
  leaning: [
    [0, 1.4, 0, 6],
    [1.5, 0.45, 0, -4],
    [2, 1.4, FIFTH, 0],
    [3.5, 0.45, OCTAVE, -6],
  ],
}

/** Roots and fifths; silent in the intro until its last bar, plain in the ending. */
export function writeBass(bars: Bar[], tonic: number, pattern: BassPattern): Note[] {
  return bars.flatMap((bar) => {
    const { section, chord, indexInSection, energy } = bar
    if (section.name === 'intro' && indexInSection < section.bars - 1) return []
    const root = lowRoot(tonic + chord.root)
    return STEPS[energy < 0.5 ? 'held' : pattern].map(([beat, beats, interval, accent]) => ({
      part: 'bass' as const,
      beat: bar.index * BEATS_A_BAR + beat,
      beats,
      pitch: root + interval < LOWEST_KEY - 5 ? root + interval + OCTAVE : root + interval,
      velocity: 66 + energy * 18 + accent,
    }))
  })
}

/** The key from A1 up with a pitch class. */
export function lowRoot(pitchClass: number): number {
  return LOWEST_KEY + ((((pitchClass - LOWEST_KEY) % OCTAVE) + OCTAVE) % OCTAVE)
}
