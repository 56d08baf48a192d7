import { expect, test } from 'vitest'
import { type Scene, TRACK_KINDS, type Track } from '#contract/scene.ts'
import { batchObstacleText, generationObstacle, OBSTACLE_TEXTS } from './generation-obstacle.ts'

const OPEN = { status: 'processing', hasCredits: true } as const
const EMPTY: Track = { status: 'pending', asset: null, generation: null, isStale: false }

test('a scene with its texts can get a voice and an image, and a clip only from an image', () => {
  expect(generationObstacle('voice', scene({}), OPEN)).toBeNull()
  expect(generationObstacle('image', scene({}), OPEN)).toBeNull()
  expect(generationObstacle('clip', scene({}), OPEN)).toBe('no-image')
  expect(generationObstacle('clip', scene({ image: ready() }), OPEN)).toBeNull()
})

test('an image that is being made again cannot become a clip yet', () => {
  const image = { ...ready(), status: 'processing' as const }
  expect(generationObstacle('clip', scene({ image }), OPEN)).toBe('no-image')
})

test('blank texts, no credits, a running generation and a complete storyboard stand in the way', () => {
  expect(generationObstacle('voice', scene({ voiceOverText: '  ' }), OPEN)).toBe('no-text')
  for (const imagePrompt of ['', ' \n']) {
    expect(generationObstacle('image', scene({ imagePrompt }), OPEN)).toBe('no-image-prompt')
  }
  const drawn = { image: ready() }
  const still = scene({ ...drawn, videoPrompt: ' ' })
  expect(generationObstacle('clip', still, OPEN)).toBe('no-video-prompt')
  for (const kind of TRACK_KINDS) {
    const broke = { ...OPEN, hasCredits: false }
    expect(generationObstacle(kind, scene(drawn), broke)).toBe('no-credits')
  }
  const clip = { ...EMPTY, status: 'processing' as const }
  expect(generationObstacle('clip', scene({ ...drawn, clip }), OPEN)).toBe('running')
  const image = { ...EMPTY, status: 'processing' as const }
  expect(generationObstacle('image', scene({ image }), OPEN)).toBe('running')
  const complete = { ...OPEN, status: 'complete' } as const
  expect(generationObstacle('voice', scene({}), complete)).toBe('complete')
  expect(generationObstacle('clip', scene({}), complete)).toBe('no-image')
})

test('a button that is off says why in the words of the server', () => {
  expect(OBSTACLE_TEXTS['no-text'].message).toBe('No voice text provided for this scene')
  expect(OBSTACLE_TEXTS['no-image-prompt'].message).toBe(
    'Scene has no image prompt. Please add an image prompt first.',
  )
  expect(OBSTACLE_TEXTS['no-image'].message).toBe(
    'Scene does not have an image to generate video from',
  )
  expect(batchObstacleText('voice', 'no-text').message).toBe('No scenes with voice text found')
  expect(batchObstacleText('image', 'no-image-prompt').message).toBe('No scenes with prompts found')
  expect(batchObstacleText('clip', 'no-image').message).toBe(
    'No scenes with images found to generate videos for',
  )
  expect(batchObstacleText('clip', 'no-credits').message).toBe('No credits available')
})

function ready(): Track {
  const id = '00000000-0000-4000-8000-000000000000'
  const asset = { id, url: '/media/x', contentType: 'image/png', sizeBytes: 1 }
  const size = {
    width: 9,
    height: 16,
    durationMs: null,
    isTextCard: false,
    card: null,
    undrawn: [],
    isWithoutReferences: false,
    isStill: false,
    thumbnailUrl: null,
  }
  return { status: 'complete', asset: { ...asset, ...size }, generation: null, isStale: false }
}

function scene(changes: Partial<Scene>): Scene {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    storyboardId: '00000000-0000-4000-8000-000000000002',
    orderIndex: 0,
    startMs: 0,
    durationMs: 10_000,
    plannedDurationMs: 10_000,
    voiceOverText: 'Look out to sea.',
    imagePrompt: 'A lighthouse',
    videoPrompt: 'Slow push in',
    emphasis: '',
    models: {},
    status: 'pending',
    voice: { ...EMPTY, voiceId: null, words: null },
    image: EMPTY,
    clip: EMPTY,
    ...changes,
  }
}
