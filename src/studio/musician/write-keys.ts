import type { Bar } from './harmonise.ts'
import { KEYS_FIGURES, type Stroke } from './keys-figures.ts'
import type { KeysPattern } from './mood-recipe.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR } from './plan-form.ts'
import { voiceChord } from './voice-chord.ts'

const LOWEST_KEY = 57
const STRUM_BEATS = 0.025

/** The moving middle: the chords taken apart, strummed or repeated in the piece's own pattern. */
export function writeKeys(bars: Bar[], tonic: number, pattern: KeysPattern): Note[] {
  const { quiet, full } = KEYS_FIGURES[pattern]
  let voicing: number[] | undefined
  return bars.flatMap((bar) => {
    voicing = voiceChord(bar.chord, tonic, LOWEST_KEY, voicing)
    const chord = voicing
    const strokes = bar.energy < 0.5 ? quiet : full[bar.indexInSection % 2 ? 1 : 0]
    return strokes.flatMap((stroke) =>
      keysOf(stroke, chord).map((pitch, order) => ({
        part: 'keys' as const,
        beat: bar.index * BEATS_A_BAR + stroke.beat + order * STRUM_BEATS,
        beats: stroke.beats,
        pitch,
        velocity: 46 + bar.energy * 20 + stroke.accent,
      })),
    )
  })
}

function keysOf({ strings }: Stroke, chord: number[]): number[] {
  if (strings === 'all') return chord
  const higher = [...chord, ...chord.map((key) => key + 12)]
  return strings.map((string) => (string < 0 ? chord.at(string) : higher[string]) as number)
}
