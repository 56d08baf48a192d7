import { expect, test } from 'vitest'
import { estimateRelief } from './estimate-relief.ts'

const COLUMNS = 32
const ROWS = 48

test('the ground comes nearer towards the lower edge', () => {
  const depths = estimateRelief(
    picture(() => 120),
    COLUMNS,
    ROWS,
  )
  expect(depthAt(depths, 0.5, 0.98)).toBeGreaterThan(depthAt(depths, 0.5, 0.6) + 0.1)
  expect(depthAt(depths, 0.5, 0.6)).toBeGreaterThan(depthAt(depths, 0.5, 0.05) + 0.1)
})

test('what stands out in the middle is nearer than what is beside it', () => {
  const subject = picture((x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.2 ? 230 : 60))
  const depths = estimateRelief(subject, COLUMNS, ROWS)
  expect(depthAt(depths, 0.5, 0.5)).toBeGreaterThan(depthAt(depths, 0.05, 0.5) + 0.15)
})

test('depths stay between far and near, and neighbours differ little', () => {
  const noisy = picture((x, y) => (Math.floor(x * 97 + y * 53) * 7919) % 256)
  const depths = estimateRelief(noisy, COLUMNS, ROWS)
  expect(Math.min(...depths)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...depths)).toBeLessThanOrEqual(1)
  const steps = depths
    .slice(1)
    .flatMap((depth, cell) =>
      (cell + 1) % COLUMNS === 0 ? [] : [Math.abs(depth - (depths[cell] as number))],
    )
  expect(Math.max(...steps)).toBeLessThan(0.08)
})

function picture(greyAt: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: COLUMNS * ROWS * 3 }, (_, at) => {
    const cell = Math.floor(at / 3)
    return greyAt((cell % COLUMNS) / COLUMNS, Math.floor(cell / COLUMNS) / ROWS)
  })
}

function depthAt(depths: number[], x: number, y: number): number {
  return depths[Math.floor(y * ROWS) * COLUMNS + Math.floor(x * COLUMNS)] as number
}
