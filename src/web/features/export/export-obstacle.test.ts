import { expect, test } from 'vitest'
import type { Asset } from '#contract/asset.ts'
import type { Scene } from '#contract/scene.ts'
import { exportObstacle } from './export-obstacle.ts'

test('a storyboard can be exported once anything of it is made', () => {
  expect(exportObstacle({ scenes: [sceneWith('voice'), sceneWith(null)] })).toBeNull()
  expect(exportObstacle({ scenes: [sceneWith(null), sceneWith('clip')] })).toBeNull()
})

test('without scenes, or with nothing made, it says what to do', () => {
  expect(exportObstacle({ scenes: [] })?.message).toBe('The storyboard has no scenes yet.')
  expect(exportObstacle({ scenes: [sceneWith(null)] })?.message).toBe(
    'Make a voice or an image first.',
  )
})

function sceneWith(kind: 'voice' | 'image' | 'clip' | null) {
  const track = (name: string) => ({ asset: name === kind ? ({ id: name } as Asset) : null })
  return { voice: track('voice'), image: track('image'), clip: track('clip') } as Scene
}
