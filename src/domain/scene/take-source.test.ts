import { expect, test } from 'vitest'
import { isSameSource } from './stale-takes.ts'

test('a clip stays up to date when the breath after its voice makes the scene a little longer', () => {
  const clip = { text: 'The sea swells.', imageAssetId: 'a', durationMs: 5000 }
  expect(isSameSource(clip, { ...clip, durationMs: 5107 })).toBe(true)
  expect(isSameSource(clip, { ...clip, durationMs: 5300 })).toBe(false)
  // It is cut: another one would show the same, and be paid for.
  expect(isSameSource(clip, { ...clip, durationMs: 3000 })).toBe(true)
  expect(isSameSource(clip, { ...clip, imageAssetId: 'b' })).toBe(false)
  expect(isSameSource(clip, { ...clip, text: 'The sea sleeps.' })).toBe(false)
})

test('a picture that shows the words of its scene in type is out of date with them, any other is not', () => {
  const inType = { text: 'Words set in type: “120 loaves”', words: 'We bake 120 loaves.' }
  expect(isSameSource(inType, { ...inType, words: 'We bake 250 loaves.' })).toBe(false)
  expect(isSameSource(inType, inType)).toBe(true)
  expect(isSameSource(inType, { text: inType.text })).toBe(true)
  expect(isSameSource({ text: inType.text }, inType)).toBe(true)
})
