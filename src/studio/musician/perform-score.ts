import type { Note } from './note.ts'
import { seededRandom } from './seeded-random.ts'
import type { Score } from './write-score.ts'

/** A note as it is played. */
export type PlayedNote = {
  part: Note['part']
  startS: number
  endS: number
  pitch: number
  velocity: number
}

const TIMING_SPREAD_S = 0.009
const VELOCITY_SPREAD = 5

/** Plays a score as people do: never quite on the beat, never twice equally loud, with its swing. */
export function performScore({ notes, form, recipe }: Score, seed: number): PlayedNote[] {
  const random = seededRandom(seed ^ 0x5bd1e995)
  const beatS = 60 / form.tempoBpm
  const played = notes.map((note) => {
    const swung = note.beat + (isOffBeat(note.beat) ? recipe.swing : 0)
    const early = note.part === 'drums' ? TIMING_SPREAD_S / 2 : TIMING_SPREAD_S
    const startS = Math.max(0, swung * beatS + random.between(-early, early))
    const velocity = note.velocity + random.between(-VELOCITY_SPREAD, VELOCITY_SPREAD)
    return {
      part: note.part,
      startS,
      endS: startS + note.beats * beatS,
      pitch: note.pitch,
      velocity: Math.round(Math.max(1, Math.min(127, velocity))),
    }
  })
  return played.toSorted((a, b) => a.startS - b.startS)
}

function isOffBeat(beat: number): boolean {
  return Math.abs((beat % 1) - 0.5) < 0.1
}
