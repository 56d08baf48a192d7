import { expect, test } from 'vitest'
import { batchEnding } from './batch-ending.ts'

const NONE = { succeeded: 0, failed: 0, cancelled: 0, credits: 0 }

test('one that is made is told of by itself, several as a whole once the last has ended', () => {
  expect(batchEnding({ ...NONE, succeeded: 1 }, true)).toBe('one')
  expect(batchEnding({ ...NONE, succeeded: 2 }, false)).toBeNull()
  expect(batchEnding({ ...NONE, succeeded: 3 }, true)).toBe('all')
})

test('what was made and what failed is told of together', () => {
  expect(batchEnding({ ...NONE, succeeded: 3, failed: 1 }, true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 2 }, true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 1 }, false)).toBeNull()
})

test('what was made before the rest was stopped is counted, and is not all', () => {
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 1, cancelled: 2 }, true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, false)).toBeNull()
})

test('a batch of which nothing was made says whether it failed or was stopped', () => {
  expect(batchEnding({ ...NONE, failed: 3 }, true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, failed: 1, cancelled: 2 }, true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, cancelled: 3 }, true)).toBe('none-made')
})

test('a single failure or stop is told of by itself', () => {
  expect(batchEnding({ ...NONE, failed: 1 }, true)).toBe('one')
  expect(batchEnding({ ...NONE, cancelled: 1 }, true)).toBe('one')
})
