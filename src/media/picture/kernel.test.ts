import { expect, test } from 'vitest'
import { Kernel } from './kernel.ts'

/** More than the memory has at first, so that room for another picture makes it grow. */
const PICTURE_BYTES = 3 * 2 ** 20

test('two pictures in one memory are mixed, however often, in the room of one more', () => {
  const kernel = new Kernel()
  const target = kernel.allocate(PICTURE_BYTES)
  const other = kernel.allocate(PICTURE_BYTES)
  for (let frame = 0; frame < 20; frame++) {
    kernel.bytes(target, PICTURE_BYTES).fill(0)
    kernel.bytes(other, PICTURE_BYTES).fill(200)
    kernel.mix(target, kernel.bytes(other, PICTURE_BYTES), 0.5)
    expect(kernel.bytes(target, PICTURE_BYTES).every((sample) => sample === 100)).toBe(true)
  }
  // What comes next lies behind one room, not behind twenty.
  expect(kernel.allocate(64)).toBeLessThan(3.1 * PICTURE_BYTES)
})
