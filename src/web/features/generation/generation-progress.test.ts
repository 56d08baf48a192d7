import { expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { estimateEndsAtMs, generationProgress, remainingMs } from './generation-progress.ts'

const START = new Date('2026-11-18T10:00:00Z')
const afterS = (seconds: number) => START.getTime() + seconds * 1000

test('reported progress is shown as it is, and no more than 99 percent while it is under way', () => {
  expect(generationProgress(generation({ progress: 0.4 }), afterS(500))).toBe(0.4)
  expect(generationProgress(generation({ progress: 1 }), afterS(500))).toBe(0.99)
})

test('without reports the usual time is the measure, and 99 percent the most', () => {
  const estimated = generation({ expectedDurationMs: 180_000 })
  expect(generationProgress(estimated, afterS(45))).toBe(0.25)
  expect(remainingMs(estimated, afterS(45))).toBe(135_000)
  expect(generationProgress(estimated, afterS(600))).toBe(0.99)
  expect(remainingMs(estimated, afterS(600))).toBeNull()
  expect(generationProgress(estimated, afterS(-5))).toBe(0)
})

test('an estimate ends when the usual time is over, and there is none beside reports', () => {
  const estimated = generation({ expectedDurationMs: 180_000 })
  expect(estimateEndsAtMs(estimated)).toBe(afterS(180))
  expect(estimateEndsAtMs({ ...estimated, progress: 0.1 })).toBeNull()
  expect(estimateEndsAtMs({ ...estimated, startedAt: null })).toBeNull()
  expect(estimateEndsAtMs(generation({}))).toBeNull()
})

test('what is left follows from what is reported, once that is enough to tell', () => {
  const reported = generation({ expectedDurationMs: 7000, progress: 0.4 })
  expect(remainingMs(reported, afterS(34))).toBeCloseTo(51_000)
  expect(remainingMs({ ...reported, progress: 0.1 }, afterS(2))).toBe(5000)
  expect(remainingMs({ ...reported, progress: 0.1 }, afterS(9))).toBeNull()
  expect(remainingMs({ ...reported, expectedDurationMs: null }, afterS(34))).toBeNull()
})

test('what still waits in the queue has not begun', () => {
  const queued = generation({ state: 'queued', startedAt: null, expectedDurationMs: 180_000 })
  expect(generationProgress(queued, afterS(45))).toBe(0)
  expect(remainingMs(queued, afterS(45))).toBeNull()
})

function generation(changes: Partial<Generation>): Generation {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'clip',
    state: 'running',
    storyboardId: '00000000-0000-4000-8000-000000000002',
    sceneId: '00000000-0000-4000-8000-000000000003',
    price: 120,
    progress: 0,
    expectedDurationMs: null,
    failure: null,
    createdAt: START,
    startedAt: START,
    endedAt: null,
    ...changes,
  }
}
