import { expect, test } from 'vitest'
import { batchEnding } from './batch-ending.ts'

const NONE = { succeeded: 0, failed: 0, cancelled: 0, credits: 0 }

test('one that is made is told of by itself, several as a whole once the last has ended', () => {
  expect(batchEnding({ ...NONE, succeeded: 1 }, 'succeeded', true)).toBe('one')
  expect(batchEnding({ ...NONE, succeeded: 2 }, 'succeeded', false)).toBe('one')
  expect(batchEnding({ ...NONE, succeeded: 3 }, 'succeeded', true)).toBe('all')
})

test('what was made and what failed is told of together', () => {
  expect(batchEnding({ ...NONE, succeeded: 3, failed: 1 }, 'failed', true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 2 }, 'succeeded', true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 1 }, 'failed', false)).toBeNull()
})

test('what was made before the rest was stopped is counted, and is not all', () => {
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, 'succeeded', true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 1, cancelled: 2 }, 'cancelled', true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, 'succeeded', false)).toBe('one')
})

test('a batch of which nothing was made says whether it failed or was stopped', () => {
  expect(batchEnding({ ...NONE, failed: 3 }, 'failed', true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, failed: 1, cancelled: 2 }, 'cancelled', true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, cancelled: 3 }, 'cancelled', true)).toBe('none-made')
})

test('a single failure or stop has been told of already', () => {
  expect(batchEnding({ ...NONE, failed: 1 }, 'failed', true)).toBeNull()
  expect(batchEnding({ ...NONE, cancelled: 1 }, 'cancelled', true)).toBeNull()
})
