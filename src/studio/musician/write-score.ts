import type { MusicMood } from '#contract/options.ts'
import { harmonise } from './harmonise.ts'
import type { MoodRecipe, PitchedPart } from './mood-recipe.ts'
import { MOOD_RECIPES } from './mood-recipes.ts'
import type { Note } from './note.ts'
import { BEATS_A_BAR, type Form, planForm } from './plan-form.ts'
import { seededRandom } from './seeded-random.ts'
import { writeBass } from './write-bass.ts'
import { writeDrums } from './write-drums.ts'
import { writeEnding } from './write-ending.ts'
import { writeKeys } from './write-keys.ts'
import { writeMelody } from './write-melody.ts'
import { writePad } from './write-pad.ts'

export type Score = {
  /** Semitones of the key's tonic above C. */
  tonic: number
  form: Form
  recipe: MoodRecipe
  /** General MIDI programs, 0 for the first. */
  programs: Record<PitchedPart, number>
  notes: Note[]
}

/** Composes a piece of an exact length. The same mood, seed and length give the same piece. */
export function writeScore(mood: MusicMood, seed: number, durationS: number): Score {
  const recipe = MOOD_RECIPES[mood]
  const random = seededRandom(seed)
  const tonic = random.pick(recipe.tonics)
  const programs = {
    pad: random.pick(recipe.instruments.pad),
    keys: random.pick(recipe.instruments.keys),
    bass: random.pick(recipe.instruments.bass),
    lead: random.pick(recipe.instruments.lead),
  }
  const form = planForm(durationS, recipe.tempo, random)
  const bars = harmonise(form, recipe, random)
  const tailBeats = (form.tailS * form.tempoBpm) / 60
  const notes = [
    ...writePad(bars, tonic),
    ...writeKeys(bars, tonic, random.pick(recipe.keysPatterns)),
    ...writeBass(bars, tonic, random.pick(recipe.bassPatterns)),
    ...writeMelody(bars, tonic, recipe, random),
    ...writeDrums(bars, recipe.drums),
    ...writeEnding(recipe.tonicChord, tonic, form.bars * BEATS_A_BAR, tailBeats),
  ]
  return { tonic, form, recipe, programs, notes }
}
