import { expect, test } from 'vitest'
import { sceneStatus } from './scene-status.ts'

const NOTHING = { voice: 'pending', image: 'pending', clip: 'pending' } as const
const ALL = { voice: 'complete', image: 'complete', clip: 'complete' } as const

test('a scene is pending until something happens, and complete with all three', () => {
  expect(sceneStatus(NOTHING)).toBe('pending')
  expect(sceneStatus(ALL)).toBe('complete')
})

test('it is generating while its voice is made, and processing while its video is', () => {
  expect(sceneStatus({ ...NOTHING, voice: 'processing' })).toBe('generating')
  expect(sceneStatus({ ...ALL, image: 'processing' })).toBe('image_processing')
  expect(sceneStatus({ ...ALL, clip: 'processing' })).toBe('processing')
  expect(sceneStatus({ voice: 'processing', image: 'failed', clip: 'processing' })).toBe(
    'processing',
  )
})

test('a failure is named until it is made good', () => {
  expect(sceneStatus({ ...ALL, clip: 'failed' })).toBe('failed')
  expect(sceneStatus({ ...ALL, voice: 'failed' })).toBe('voice_failed')
  expect(sceneStatus({ ...NOTHING, image: 'failed' })).toBe('image_failed')
})

test('otherwise the furthest asset is named', () => {
  expect(sceneStatus({ ...NOTHING, voice: 'complete' })).toBe('voice_complete')
  expect(sceneStatus({ ...ALL, clip: 'pending' })).toBe('image_complete')
  expect(sceneStatus({ ...NOTHING, clip: 'complete' })).toBe('video_complete')
})
