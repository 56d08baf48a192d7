import { expect, test, vi } from 'vitest'
import { encodersAtOnce } from './encoders-at-once.ts'

const GIB = 2 ** 30

test('as many encoders run at once as there are cores, where memory is plenty', () => {
  expect(encodersAtOnce('1080p', { cores: 2, availableBytes: 16 * GIB })).toBe(2)
  expect(encodersAtOnce('1080p', { cores: 16, availableBytes: 16 * GIB })).toBe(16)
})

test('where memory is short there are fewer than cores, but always one', () => {
  expect(encodersAtOnce('1080p', { cores: 16, availableBytes: 2 * GIB })).toBe(4)
  expect(encodersAtOnce('1080p', { cores: 64, availableBytes: 1 * GIB })).toBe(1)
  expect(encodersAtOnce('1080p', { cores: 4, availableBytes: 0 })).toBe(1)
})

test('a frame of 4K takes more memory, so that fewer fit in', () => {
  expect(encodersAtOnce('4K', { cores: 16, availableBytes: 4 * GIB })).toBe(3)
})

test('the machine is asked each time, and its memory counts', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(100)
  expect(encodersAtOnce()).toBe(1)
})
