import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { notificationWords } from './notification-words.ts'

const STORYBOARD = { storyboardId: 'sea', storyboardTitle: 'Why the sea is salty' }

beforeAll(() =>
  i18n.loadAndActivate({
    locale: 'de',
    messages: { 'No image URL returned from API': 'Es kam kein Bild' },
  }),
)

test('a failure is told in the language of the reader, each sentence with its full stop', () => {
  const facts = {
    ...STORYBOARD,
    kind: 'generation-failed',
    generationKind: 'image',
    sceneNumber: 2,
    failure: tell('no-image-came'),
  } as const
  expect(notificationWords(facts)).toEqual({
    tone: 'danger',
    title: 'Failed to generate image',
    text: 'Why the sea is salty. Scene 2. Es kam kein Bild. Not charged.',
    to: '/dashboard/editor/sea?tab=image',
  })
  const bare = { ...facts, generationKind: 'voice', failure: tell('voice-failed') } as const
  expect(notificationWords(bare).text).toBe('Why the sea is salty. Scene 2. Not charged.')
})

test('a storyboard that is the sample says why', () => {
  const facts = { ...STORYBOARD, kind: 'storyboard-written', credits: 10 } as const
  expect(notificationWords({ ...facts, sampleReason: null })).toMatchObject({
    tone: 'success',
    title: 'Storyboard created successfully!',
  })
  expect(notificationWords({ ...facts, sampleReason: tell('writer-too-slow') })).toMatchObject({
    tone: 'warning',
    title: 'The writer did not answer in time.',
    text: 'Why the sea is salty',
  })
})

test('a batch is told of with what was made, what failed and what was stopped', () => {
  const facts = {
    ...STORYBOARD,
    kind: 'batch-ended',
    track: 'image',
    succeeded: 3,
    failed: 0,
    stopped: 0,
    credits: 36,
  } as const
  const title = 'All images generated successfully!'
  expect(notificationWords(facts)).toMatchObject({ tone: 'success', title })
  expect(notificationWords({ ...facts, succeeded: 2, stopped: 1 })).toMatchObject({
    tone: 'success',
    title: 'Image: 2 generated, 1 stopped',
  })
  expect(notificationWords({ ...facts, succeeded: 1, failed: 1, stopped: 1 })).toMatchObject({
    tone: 'warning',
    title: 'Image: 1 generated, 1 failed',
  })
})
