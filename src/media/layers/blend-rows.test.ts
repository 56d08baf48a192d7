import { readFile } from 'node:fs/promises'
import { compileString } from 'assemblyscript/asc'
import { expect, test } from 'vitest'
import { seededRandom } from '#composition/seeded-random.ts'
import { FULL, fixed } from './draw-planes.ts'
import { PlaneMemory } from './plane-memory.ts'

const STRIDE = 96
const ROWS = 40
const BLOCKS = 4

test('the kernel in use is what its source compiles to', async () => {
  const { binary, error } = await compileString(
    await readFile(new URL('../../../assembly/blend-rows.ts', import.meta.url), 'utf8'),
    { optimizeLevel: 3, runtime: 'stub', enable: ['simd'], noAssert: true },
  )
  expect(error).toBeNull()
  const used = await readFile(new URL('./blend-rows.wasm', import.meta.url))
  expect(Buffer.compare(Buffer.from(binary ?? []), used)).toBe(0)
})

test('samples between pixels are mixed from the four around them', () => {
  const { memory, colour, pixels } = noisyPlane()
  const to = memory.allocate(BLOCKS * 8)
  for (const [x, y, step] of PLACES) {
    memory.blendRow(
      to,
      BLOCKS,
      colour,
      0,
      STRIDE,
      ROWS,
      fixed(x),
      fixed(y),
      fixed(8 * step),
      0,
      FULL,
    )
    const drawn = memory.bytes(to, BLOCKS * 8)
    for (const [at, sample] of drawn.entries()) {
      expect(Math.abs(sample - bilinear(pixels, x + at * step, y))).toBeLessThanOrEqual(0.75)
    }
  }
})

test('a half covering, half faded sample is laid over what is there', () => {
  const { memory, colour, cover, pixels, covers } = noisyPlane()
  const to = memory.allocate(BLOCKS * 8)
  for (const opacity of [1, 0.6, 0.1]) {
    for (const [x, y, step] of PLACES) {
      memory.bytes(to, BLOCKS * 8).fill(90)
      const fade = Math.round(opacity * FULL)
      const place = [fixed(x), fixed(y), fixed(8 * step), 0] as const
      memory.blendRow(to, BLOCKS, colour, cover, STRIDE, ROWS, ...place, fade)
      for (const [at, sample] of memory.bytes(to, BLOCKS * 8).entries()) {
        const hidden = (bilinear(covers, x + at * step, y) / 255) * opacity
        const ink = bilinear(pixels, x + at * step, y) * opacity
        expect(Math.abs(sample - Math.min(255, ink + 90 * (1 - hidden)))).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('rows and blocks outside the source are left as they were', () => {
  const { memory, colour } = noisyPlane()
  const to = memory.allocate(3 * 32)
  memory.bytes(to, 3 * 32).fill(7)
  const above = [fixed(4), fixed(-2.5), fixed(8), 0, 0, fixed(1)] as const
  memory.blendRows(to, 32, 3, BLOCKS, colour, 0, STRIDE, ROWS, ...above, 0, FULL)
  expect([...memory.bytes(to, 64)].every((sample) => sample === 7)).toBe(true)

  const leftOf = [fixed(-16), fixed(3), fixed(8), 0, 0, fixed(1)] as const
  memory.blendRows(to, 32, 3, BLOCKS, colour, 0, STRIDE, ROWS, ...leftOf, 0, FULL)
  expect([...memory.bytes(to, 16)].every((sample) => sample === 7)).toBe(true)
  expect([...memory.bytes(to + 16, 16)].some((sample) => sample !== 7)).toBe(true)
})

test('rows can be shifted one by one', () => {
  const { memory, colour, pixels } = noisyPlane()
  const to = memory.allocate(3 * 32)
  const shifts = memory.lend(Int32Array.from([0, 2.5, -1.25], fixed))
  const place = [fixed(10), fixed(5), fixed(8), 0, 0, fixed(1)] as const
  memory.blendRows(to, 32, 3, BLOCKS, colour, 0, STRIDE, ROWS, ...place, shifts, FULL)
  for (const [row, shift] of [0, 2.5, -1.25].entries()) {
    const expected = bilinear(pixels, 10 + shift + 6, 5 + row)
    expect(Math.abs((memory.bytes(to + row * 32, 32)[6] as number) - expected)).toBeLessThan(0.75)
  }
})

const PLACES: [x: number, y: number, step: number][] = [
  [16, 5, 1],
  [16, 5.5, 1],
  [16.25, 5.75, 1],
  [20.9, 17.1, 1.3],
  [3.33, 30.5, 1.95],
  [40.5, 8.125, 0.125],
]

function noisyPlane() {
  const memory = new PlaneMemory()
  const colour = memory.allocate(STRIDE * ROWS)
  const cover = memory.allocate(STRIDE * ROWS)
  const next = seededRandom(7)
  const covers = Uint8Array.from({ length: STRIDE * ROWS }, () => 1 + Math.floor(next() * 255))
  const pixels = covers.map((most) => Math.floor(next() * most))
  memory.bytes(colour, STRIDE * ROWS).set(pixels)
  memory.bytes(cover, STRIDE * ROWS).set(covers)
  return { memory, colour, cover, pixels, covers }
}

function bilinear(pixels: Uint8Array, x: number, y: number): number {
  const at = (column: number, row: number) => pixels[row * STRIDE + column] as number
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = x - column
  const top = at(column, row) * (1 - across) + at(column + 1, row) * across
  const bottom = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across
  return top + (bottom - top) * (y - row)
}
