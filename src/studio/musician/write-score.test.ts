import { expect, test } from 'vitest'
import { MUSIC_MOODS, type MusicMood } from '#contract/options.ts'
import { parseChord } from './chord.ts'
import { instrumentVolume } from './instrument-volume.ts'
import type { PitchedPart } from './mood-recipe.ts'
import { MOOD_RECIPES } from './mood-recipes.ts'
import { BEATS_A_BAR } from './plan-form.ts'
import { type Score, writeScore } from './write-score.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

test('moods differ in tempo and density', () => {
  expect(average('calm', tempo)).toBeLessThan(average('warm', tempo))
  expect(average('warm', tempo)).toBeLessThan(average('bright', tempo))
  expect(average('bright', tempo)).toBeLessThan(average('driving', tempo))
  expect(average('driving', notesASecond)).toBeGreaterThan(3 * average('calm', notesASecond))
  expect(average('playful', notesASecond)).toBeGreaterThan(1.5 * average('dramatic', notesASecond))
})

test('every piece ends on its tonic', () => {
  for (const mood of MUSIC_MOODS) {
    const { notes, form, tonic } = writeScore(mood, 9, 60)
    const last = notes.filter((note) => note.beat >= form.bars * BEATS_A_BAR)
    const bass = last.filter((note) => note.part === 'bass')
    expect(bass.map((note) => (note.pitch - tonic) % 12)).toEqual([0])
    const chord = parseChord(MOOD_RECIPES[mood].tonicChord).intervals.map((step) => step % 12)
    for (const note of last) expect(chord).toContain((note.pitch - tonic + 120) % 12)
  }
})

test('every part keeps to its own range and every note to a playable velocity', () => {
  const ranges = { pad: [50, 75], keys: [55, 92], bass: [26, 60], lead: [55, 90], drums: [35, 82] }
  for (const mood of MUSIC_MOODS) {
    for (const seed of SEEDS) {
      for (const { part, pitch, velocity } of writeScore(mood, seed, 90).notes) {
        const [lowest, highest] = ranges[part] as [number, number]
        expect(pitch).toBeGreaterThanOrEqual(lowest)
        expect(pitch).toBeLessThanOrEqual(highest)
        expect(velocity).toBeGreaterThan(20)
        expect(velocity).toBeLessThanOrEqual(120)
      }
    }
  }
})

test('the melody leaves room: less than two notes a second, none in the intro', () => {
  for (const mood of MUSIC_MOODS) {
    for (const seed of SEEDS) {
      const { notes, form } = writeScore(mood, seed, 60)
      const melody = notes.filter((note) => note.part === 'lead')
      expect(melody.length).toBeGreaterThan(5)
      expect(melody.length / 60).toBeLessThan(2)
      const intro = form.sections[0]?.bars ?? 0
      expect(Math.min(...melody.map((note) => note.beat))).toBeGreaterThanOrEqual(
        intro * BEATS_A_BAR,
      )
    }
  }
})

test('seeds vary the key, the tempo, the instruments and the tune', () => {
  const pieces = SEEDS.map((seed) => writeScore('warm', seed, 60))
  expect(new Set(pieces.map((piece) => piece.tonic)).size).toBeGreaterThan(2)
  expect(new Set(pieces.map((piece) => piece.form.tempoBpm)).size).toBeGreaterThan(2)
  expect(new Set(pieces.map((piece) => Object.values(piece.programs).join())).size).toBeGreaterThan(
    4,
  )
  const tunes = pieces.map((piece) => piece.notes.filter((note) => note.part === 'lead'))
  expect(new Set(tunes.map((tune) => JSON.stringify(tune))).size).toBe(SEEDS.length)
})

test('every instrument a mood may choose can be brought to its level', () => {
  for (const { instruments, levels } of Object.values(MOOD_RECIPES)) {
    for (const part of Object.keys(instruments) as PitchedPart[]) {
      for (const program of instruments[part]) {
        const volume = instrumentVolume(part, program, levels[part])
        expect(volume).toBeGreaterThan(20)
        expect(volume).toBeLessThan(127)
      }
    }
  }
})

test('a chord that is none is refused', () => {
  expect(parseChord('bVII')).toEqual({ root: 10, intervals: [0, 4, 7] })
  expect(parseChord('ii7')).toEqual({ root: 2, intervals: [0, 3, 7, 10] })
  expect(() => parseChord('Hmaj7')).toThrow("'Hmaj7' is not a chord.")
  expect(() => parseChord('Vhuge')).toThrow('not a chord')
})

function average(mood: MusicMood, measure: (score: Score) => number): number {
  const values = SEEDS.map((seed) => measure(writeScore(mood, seed, 60)))
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function tempo({ form }: Score): number {
  return form.tempoBpm
}

function notesASecond({ notes }: Score): number {
  return notes.length / 60
}
