import { expect, test } from 'vitest'
import { chaseSpeed } from './clip-picture.ts'

test('a clip within half a frame of its place is left alone', () => {
  expect(chaseSpeed(0, 0.8)).toBe(0.8)
  expect(chaseSpeed(-0.01, 0.8)).toBe(0.8)
})

test('a clip that is behind hurries, one that is ahead waits', () => {
  expect(chaseSpeed(0.1, 1)).toBeCloseTo(1.15)
  expect(chaseSpeed(-0.1, 1)).toBeCloseTo(0.85)
})

test('a clip that is far off jumps', () => {
  expect(chaseSpeed(0.3, 1)).toBe('jump')
  expect(chaseSpeed(-9, 1)).toBe('jump')
})

test('chased from anywhere nearby, a clip arrives within two seconds and stays', () => {
  for (const startS of [-0.24, -0.1, 0.05, 0.24]) {
    let behindS = startS
    for (let frame = 0; frame < 120; frame++) {
      const speed = chaseSpeed(behindS, 0.9)
      behindS += (0.9 - Number(speed)) / 60
    }
    expect(Math.abs(behindS)).toBeLessThan(1 / 30)
  }
})
