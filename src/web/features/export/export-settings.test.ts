import { expect, test } from 'vitest'
import { PLANS } from '#contract/packages.ts'
import { readExportSettings, withinPlan } from './export-settings.ts'

const DEFAULTS = {
  resolution: '1080p',
  captionStyle: 'word',
  captionPosition: 'lower',
  captionSize: 100,
  pace: 'normal',
  musicMood: 'dramatic',
  musicSeed: 1,
  musicVolume: 100,
}

test('a storyboard starts with the music of its style', () => {
  expect(readExportSettings(null, 'Cinematic')).toEqual(DEFAULTS)
  expect(readExportSettings(null, 'Tutorial').musicMood).toBe('calm')
})

test('what was kept is read again, no music included', () => {
  const kept = {
    ...DEFAULTS,
    resolution: '720p',
    captionStyle: 'off',
    pace: 'fast',
    musicMood: null,
    musicSeed: 7,
  }
  expect(readExportSettings(JSON.stringify(kept), 'Cinematic')).toEqual(kept)
})

test('what is not legal is the default, or the nearest legal number', () => {
  const text = JSON.stringify({
    resolution: '8K',
    captionPosition: 3,
    captionSize: 500,
    musicMood: 'angry',
    musicSeed: 1.5,
    musicVolume: -20,
  })
  expect(readExportSettings(text, 'Cinematic')).toEqual({
    ...DEFAULTS,
    captionSize: 140,
    musicVolume: 0,
  })
})

test('text that is no settings at all is the default', () => {
  expect(readExportSettings('{broken', 'Cinematic')).toEqual(DEFAULTS)
  expect(readExportSettings('null', 'Cinematic')).toEqual(DEFAULTS)
})

test('beyond the plan the largest that it allows stands in for the size that was chosen', () => {
  const chosen = readExportSettings('{"resolution":"4K"}', 'Educational')
  expect(withinPlan(chosen, PLANS.Medium).resolution).toBe('1080p')
  expect(withinPlan(chosen, PLANS.Premium)).toBe(chosen)
  // Until it is known.
  expect(withinPlan(chosen, undefined)).toBe(chosen)
})
