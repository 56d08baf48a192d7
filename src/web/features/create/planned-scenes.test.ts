import { expect, test } from 'vitest'
import { plannedCost, plannedSceneCount } from './planned-scenes.ts'

const PRICES = { create_storyboard: 10, generate_voice: 5, generate_image: 12, generate_video: 120 }

test('a minute is planned as six scenes, and a begun scene counts whole', () => {
  expect(plannedSceneCount(60)).toBe(6)
  expect(plannedSceneCount(15)).toBe(2)
  expect(plannedSceneCount(180)).toBe(18)
})

test('the quote adds the storyboard and one take of everything', () => {
  expect(plannedCost(6, PRICES)).toEqual({ voices: 30, images: 72, clips: 720, total: 832 })
})
