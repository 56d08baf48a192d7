import { expect, test } from 'vitest'
import { uploadObstacle } from './upload-obstacle.ts'

const LIMIT = 5 * 1024 * 1024

test('only pictures up to 5 MB are worth sending', () => {
  expect(uploadObstacle({ type: 'image/webp', size: LIMIT })).toBeNull()
  expect(uploadObstacle({ type: 'image/webp', size: LIMIT + 1 })).toBe('too-large')
  expect(uploadObstacle({ type: 'image/gif', size: 1 })).toBe('wrong-type')
  expect(uploadObstacle({ type: '', size: 1 })).toBe('wrong-type')
})
