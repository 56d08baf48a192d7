import { expect, test } from 'vitest'
import { isSameSource } from './stale-takes.ts'

test('a clip stays up to date when the breath after its voice makes the scene a little longer', () => {
  const clip = { text: 'The sea swells.', imageAssetId: 'a', durationMs: 5000 }
  expect(isSameSource(clip, { ...clip, durationMs: 5107 })).toBe(true)
  expect(isSameSource(clip, { ...clip, durationMs: 5300 })).toBe(false)
  expect(isSameSource(clip, { ...clip, imageAssetId: 'b' })).toBe(false)
  expect(isSameSource(clip, { ...clip, text: 'The sea sleeps.' })).toBe(false)
})
