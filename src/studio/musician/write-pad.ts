import type { Bar } from './harmonise.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR } from './plan-form.ts'
import { voiceChord } from './voice-chord.ts'

const LOWEST_KEY = 53

/** Held chords under everything, a bar each; the same chord again is held on. */
export function writePad(bars: Bar[], tonic: number): Note[] {
  const notes: Note[] = []
  let voicing: number[] | undefined
  let held: Note[] = []
  for (const [at, bar] of bars.entries()) {
    if (at > 0 && bars[at - 1]?.chord === bar.chord) {
      for (const note of held) note.beats += BEATS_A_BAR
      continue
    }
    voicing = voiceChord(bar.chord, tonic, LOWEST_KEY, voicing)
    held = voicing.map((pitch) => ({
      part: 'pad',
      beat: bar.index * BEATS_A_BAR,
      beats: BEATS_A_BAR,
      pitch,
      velocity: 52 + bar.energy * 22,
    }))
    notes.push(...held)
  }
  return notes
}
