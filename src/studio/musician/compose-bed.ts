import type { MusicMood } from '#contract/options.ts'
import { writeWav } from '../sound/write-wav.ts'
import { addRoom } from './add-room.ts'
import { masterBed } from './master-bed.ts'
import { performScore } from './perform-score.ts'
import { renderNotes } from './render-notes.ts'
import { writeScore } from './write-score.ts'

export type ComposeInput = { mood: MusicMood; seed: number; durationMs: number; path: string }
export type ComposeOutput = { durationMs: number }

const SAMPLE_RATE = 44_100

/** Composes, plays and masters a music bed into a WAV file: 44,100 Hz, stereo, 16 bit. */
export async function composeBed(input: ComposeInput): Promise<ComposeOutput> {
  const { mood, seed, durationMs, path } = input
  const score = writeScore(mood, seed, durationMs / 1000)
  const samples = Math.round((durationMs * SAMPLE_RATE) / 1000)
  const sound = await renderNotes(performScore(score, seed), score, samples, SAMPLE_RATE)
  addRoom(sound, SAMPLE_RATE, score.recipe.room)
  masterBed(sound, SAMPLE_RATE)
  await writeWav(path, [sound.left, sound.right], SAMPLE_RATE)
  return { durationMs }
}
