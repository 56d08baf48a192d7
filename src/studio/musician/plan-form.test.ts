import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '#contract/options.ts'
import { fc } from '#testing/properties.ts'
import { MOOD_RECIPES } from './mood-recipes.ts'
import { BEATS_A_BAR, planForm } from './plan-form.ts'
import { seededRandom } from './seeded-random.ts'

const durations = fc.double({ min: 15, max: 240, noNaN: true })
const moods = fc.constantFrom(...MUSIC_MOODS)
const seeds = fc.integer()

test('the bars and the tail fill any length exactly', () => {
  fc.assert(
    fc.property(durations, moods, seeds, (durationS, mood, seed) => {
      const form = planForm(durationS, MOOD_RECIPES[mood].tempo, seededRandom(seed))
      const barsS = (form.bars * BEATS_A_BAR * 60) / form.tempoBpm
      expect(barsS + form.tailS).toBeCloseTo(durationS, 6)
      expect(form.sections.reduce((sum, section) => sum + section.bars, 0)).toBe(form.bars)
      for (const [at, section] of form.sections.entries()) {
        const before = form.sections[at - 1]
        expect(section.firstBar).toBe(before ? before.firstBar + before.bars : 0)
      }
    }),
  )
})

test("the tempo stays within a tenth of the mood's range", () => {
  fc.assert(
    fc.property(durations, moods, seeds, (durationS, mood, seed) => {
      const [slowest, fastest] = MOOD_RECIPES[mood].tempo
      const { tempoBpm } = planForm(durationS, [slowest, fastest], seededRandom(seed))
      expect(tempoBpm).toBeGreaterThan(slowest * 0.9)
      expect(tempoBpm).toBeLessThan(fastest * 1.1)
    }),
  )
})

test('half a minute already has an intro, a theme, a contrast and an ending', () => {
  for (const mood of MUSIC_MOODS) {
    const { sections } = planForm(30, MOOD_RECIPES[mood].tempo, seededRandom(1))
    const names = sections.map((section) => section.name)
    expect(names).toEqual(expect.arrayContaining(['intro', 'theme', 'contrast', 'ending']))
  }
})

test('a minute and more also varies its theme', () => {
  for (const mood of MUSIC_MOODS) {
    const { sections } = planForm(75, MOOD_RECIPES[mood].tempo, seededRandom(1))
    expect(sections.map((section) => section.name)).toContain('variation')
  }
})
