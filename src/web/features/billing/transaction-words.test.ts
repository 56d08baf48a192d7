import { expect, test } from 'vitest'
import { wordsOf } from './transaction-words.ts'

function read(description: string): string | undefined {
  const words = wordsOf({ kind: 'spend', description })
  return typeof words === 'string' ? words : words.message
}

test('what was made for a scene is read as made for its storyboard', () => {
  expect(read('Generated video for scene 12')).toBe('Generated video for storyboard')
  expect(read('Generated image for scene 2')).toBe('Generated image for storyboard')
  expect(read('Generated voice for scene 1')).toBe('Generated voice for storyboard')
})

test('other movements are read as they were booked', () => {
  expect(read('Generated image')).toBe('Generated image')
  expect(read('Created storyboard')).toBe('Created storyboard')
  expect(wordsOf({ kind: 'grant', description: 'Refund for the outage' })).toBe(
    'Refund for the outage',
  )
})
