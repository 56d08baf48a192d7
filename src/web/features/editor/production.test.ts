import { expect, test } from 'vitest'
import type { Scene, TrackStatus } from '#contract/scene.ts'
import { madeOf, nextRun } from './production.ts'

/** Scenes as far as a run looks at them: the statuses of voice, image and clip. */
function scenesOf(...statuses: [TrackStatus, TrackStatus, TrackStatus][]): Scene[] {
  const scenes = statuses.map(([voice, image, clip], index) => ({
    id: String(index),
    voice: { status: voice },
    image: { status: image },
    clip: { status: clip },
  }))
  return scenes as unknown as Scene[]
}

test('of what was started together it is known how much is made, until nothing is being made', () => {
  const bare = scenesOf(['pending', 'complete', 'pending'], ['pending', 'pending', 'pending'])
  expect(nextRun([], bare)).toEqual([])

  const begun = scenesOf(
    ['processing', 'complete', 'processing'],
    ['processing', 'pending', 'pending'],
  )
  const first = nextRun([], begun)
  expect([madeOf(first, begun), first.length]).toEqual([0, 3])

  const halfway = scenesOf(
    ['complete', 'complete', 'processing'],
    ['failed', 'processing', 'pending'],
  )
  const second = nextRun(first, halfway)
  expect([madeOf(second, halfway), second.length]).toEqual([1, 3])

  const stopped = scenesOf(['complete', 'complete', 'pending'], ['failed', 'complete', 'pending'])
  expect(nextRun(second, stopped)).toEqual([])
})
