import { expect, test } from 'vitest'
import { poseAt } from './motion.ts'

const MOVE = {
  from: { x: 0, y: 0, zoom: 0, roll: 0 },
  to: { x: 1, y: -2, zoom: 0.2, roll: 0.01 },
  pivotDepth: 0,
  turn: 0,
  unrest: 0,
}
const STEPS = 300

test('the camera goes all the way from its first to its last pose', () => {
  expect(poseAt(MOVE, 0)).toEqual(MOVE.from)
  expect(poseAt(MOVE, 1)).toEqual(MOVE.to)
  expect(poseAt(MOVE, 0.5).x).toBeCloseTo(0.5)
  expect(poseAt(MOVE, 0.5).y).toBeCloseTo(-1)
})

test('the camera starts and stops gently and never jerks or turns back', () => {
  const speeds = Array.from(
    { length: STEPS },
    (_, step) => (poseAt(MOVE, (step + 1) / STEPS).x - poseAt(MOVE, step / STEPS).x) * STEPS,
  )
  expect(Math.min(...speeds)).toBeGreaterThanOrEqual(0)
  expect(speeds[0]).toBeLessThan(0.01)
  expect(speeds.at(-1)).toBeLessThan(0.01)
  expect(Math.max(...speeds)).toBeLessThan(1.5)
  const jerks = speeds.slice(1).map((speed, step) => Math.abs(speed - (speeds[step] as number)))
  expect(Math.max(...jerks)).toBeLessThan(0.03)
})
