import type { Bar } from './harmonise.ts'
import type { MoodRecipe } from './mood-recipe.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR } from './plan-form.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Two bars of melody: when its notes come and how far, in steps of the scale, they lie from the first. */
type Motif = { beat: number; beats: number; step: number }[]

const MOTIF_BARS = 2
/** The tonic that melodies move around is the one from here up. */
const LOWEST_TONIC_KEY = 67
const HIGHEST_KEY = 86

/**
 * A sparse tune that leaves room for a voice: the theme's motif, an answer to it, and a higher motif for
 * the contrast. Notes on strong beats belong to the chord. The intro and the ending have none.
 */
export function writeMelody(
  bars: Bar[],
  tonic: number,
  { scale, melodyNotes }: MoodRecipe,
  random: SeededRandom,
): Note[] {
  const theme = inventMotif(melodyNotes, random)
  const contrast = inventMotif(melodyNotes, random)
  const variation = vary(theme, random)
  const motifs = { theme, contrast, variation, intro: [], ending: [] }
  return bars.flatMap((bar) => {
    if (bar.indexInSection % MOTIF_BARS) return []
    // The second half of a four-bar phrase answers the first a step lower; every other phrase rests.
    const isAnswer = bar.indexInSection % 4 >= MOTIF_BARS
    if (isAnswer && bar.section.name === 'theme' && bar.indexInSection < 4) return []
    const lift = bar.section.name === 'contrast' ? 2 : 0
    return motifs[bar.section.name].flatMap(({ beat, beats, step }) => {
      const under = bars[bar.index + Math.floor(beat / BEATS_A_BAR)]
      if (!under || under.section !== bar.section) return []
      const isStrong = beat % 2 === 0
      const wanted = scaleKey(tonic, scale, step + lift - (isAnswer ? 1 : 0))
      const pitch = isStrong ? nearestChordKey(wanted, under, tonic) : wanted
      const velocity = 50 + bar.energy * 14 + (isStrong ? 6 : 0)
      return { part: 'lead' as const, beat: bar.index * BEATS_A_BAR + beat, beats, pitch, velocity }
    })
  })
}

function inventMotif([fewest, most]: readonly [number, number], random: SeededRandom): Motif {
  const count = Math.round(random.between(fewest, most))
  const grid = Array.from({ length: MOTIF_BARS * BEATS_A_BAR * 2 - 2 }, (_, index) => index / 2)
  const beats = [random.pick([0, 0, 0.5, 1])]
  while (beats.length < count) {
    const beat = random.pick(grid)
    // Whole beats are likelier than halves, so that the rhythm has a pulse.
    if (!beats.includes(beat) && (beat % 1 === 0 || random.chance(0.4))) beats.push(beat)
  }
  const ordered = beats.toSorted((a, b) => a - b)
  let step = random.pick([0, 1, 2])
  return ordered.map((beat, index) => {
    const next = ordered[index + 1] ?? MOTIF_BARS * BEATS_A_BAR - 0.5
    const note = { beat, beats: Math.min(2.5, (next - beat) * 0.95), step }
    step = Math.max(-3, Math.min(4, step + random.pick([-2, -1, -1, 0, 1, 1, 2])))
    return note
  })
}

/** The same rhythm with another end. */
function vary(motif: Motif, random: SeededRandom): Motif {
  const turn = Math.ceil(motif.length / 2)
  const shift = random.pick([-1, 1, 2])
  return motif.map((note, index) => (index < turn ? note : { ...note, step: note.step + shift }))
}

function scaleKey(tonic: number, scale: readonly number[], step: number): number {
  const base = LOWEST_TONIC_KEY + ((tonic - LOWEST_TONIC_KEY + 120) % 12)
  const octave = Math.floor(step / scale.length)
  const degree = scale[step - octave * scale.length] as number
  const key = base + octave * 12 + degree
  return key > HIGHEST_KEY ? key - 12 : key
}

function nearestChordKey(wanted: number, { chord }: Bar, tonic: number): number {
  const distances = [0, -1, 1, -2, 2, -3, 3]
  const belongs = (key: number) =>
    chord.intervals.some((interval) => (key - tonic - chord.root - interval) % 12 === 0)
  return wanted + (distances.find((distance) => belongs(wanted + distance)) ?? 0)
}
