import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { refusalWords } from './refusal-words.ts'
import { isFinal, uploadObstacle } from './upload-obstacle.ts'

const LIMIT = 5 * 1024 * 1024

test('only pictures up to 5 MB are worth sending', () => {
  expect(uploadObstacle({ type: 'image/webp', size: LIMIT })).toBeNull()
  expect(uploadObstacle({ type: 'image/webp', size: LIMIT + 1 })).toBe('too-large')
  expect(uploadObstacle({ type: 'image/gif', size: 1 })).toBe('wrong-type')
  expect(uploadObstacle({ type: '', size: 1 })).toBe('wrong-type')
})

test('what is no medium at all is told of all that the library takes; an avatar, of pictures', () => {
  const pdf = { name: 'notes.pdf', type: 'application/pdf' }
  expect(refusalWords(pdf, 'wrong-type', 'library').id).not.toBe(
    refusalWords(pdf, 'wrong-type', 'avatar').id,
  )
  expect(refusalWords(pdf, 'wrong-type', 'library').message).toContain('MP4')
  expect(refusalWords(pdf, 'wrong-type', 'library').message).toContain('WAV')
})

test('only what another attempt could change is worth one', () => {
  expect(isFinal(tell('file-empty'))).toBe(true)
  expect(isFinal(tell('picture-of-wrong-type'))).toBe(true)
  expect(isFinal(tell('storyboard-not-found'))).toBe(false)
  expect(isFinal(null)).toBe(false)
})
