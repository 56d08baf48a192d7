import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['bytes=5-3', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('of 100 bytes %s is %o', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected)
})
