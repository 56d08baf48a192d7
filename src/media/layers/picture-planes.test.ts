import { expect, test } from 'vitest'
import { type Plane, planesOf, RIM } from './picture-planes.ts'
import { PlaneMemory } from './plane-memory.ts'

test('colours become what BT.709 says, in the limited range', () => {
  const expected: [rgb: number[], yuv: number[]][] = [
    [
      [255, 255, 255],
      [235, 128, 128],
    ],
    [
      [0, 0, 0],
      [16, 128, 128],
    ],
    [
      [255, 0, 0],
      [63, 102, 240],
    ],
    [
      [0, 255, 0],
      [173, 42, 26],
    ],
    [
      [0, 0, 255],
      [32, 240, 118],
    ],
  ]
  for (const [rgb, yuv] of expected) {
    const memory = new PlaneMemory()
    const planes = planesOf(memory, filled(8, 8, [...rgb, 255]), 8, 8)
    const seen = [planes?.luma, planes?.blue, planes?.red].map((plane) => firstOf(memory, plane))
    expect(seen).toEqual(yuv)
    expect(planes?.luma.cover).toBe(0)
  }
})

test('only the part that shows is kept, with even sides', () => {
  const memory = new PlaneMemory()
  const rgba = filled(40, 20, [0, 0, 0, 0])
  rgba.set([90, 90, 90, 128], (7 * 40 + 11) * 4)
  rgba.set([90, 90, 90, 128], (9 * 40 + 14) * 4)
  const planes = planesOf(memory, rgba, 40, 20)
  expect(planes).toMatchObject({ left: 10, top: 6 })
  expect(planes?.luma).toMatchObject({ stride: 6 + 2 * RIM, rows: 4 + 2 * RIM })
  expect(planes?.blue).toMatchObject({ stride: 3 + 2 * RIM, rows: 2 + 2 * RIM })
  expect(planes?.luma.cover).toBeGreaterThan(0)
})

test('a picture that is transparent all over has no planes', () => {
  expect(planesOf(new PlaneMemory(), filled(8, 8, [0, 0, 0, 0]), 8, 8)).toBeUndefined()
})

test('a picture hides what is behind it from its first whole row down to its end', () => {
  const ground = filled(8, 10, [0, 0, 0, 0])
  ground.fill(255, 6 * 8 * 4)
  expect(planesOf(new PlaneMemory(), ground, 8, 10)?.solidFrom).toBe(6)
  ground[9 * 8 * 4 + 3] = 254
  const open = planesOf(new PlaneMemory(), ground, 8, 10)
  expect(open?.solidFrom).toBe(Number.POSITIVE_INFINITY)
})

function filled(width: number, height: number, pixel: number[]): Uint8Array {
  return Uint8Array.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] as number)
}

function firstOf(memory: PlaneMemory, plane: Plane | undefined): number | undefined {
  if (!plane) return undefined
  return memory.bytes(plane.colour, plane.stride * plane.rows)[RIM * plane.stride + RIM]
}
