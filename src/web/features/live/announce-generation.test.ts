import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AccountEvent } from '#contract/event.ts'
import type { GenerationKind } from '#contract/generation.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { type Told, toastsDuring } from '#testing/toasts-during.ts'
import { api } from '#web/lib/api.ts'
import { announceGeneration, batchEnding, tallyEnded } from './announce-generation.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const SCENES = ['a', 'b', 'c'] as const
type Ending = Pick<GenerationEvent, 'state' | 'failure'>

/** Everything that is told while the three scenes of a storyboard end one after another. */
function tellOf(kind: GenerationKind, endings: Ending[], times = 1): Told[] {
  const storyboardId = crypto.randomUUID()
  const queryClient = new QueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
  const ids = SCENES.map(() => crypto.randomUUID())
  return toastsDuring(() => {
    for (const [index, ending] of endings.entries()) {
      queryClient.setQueryData(queryKey, storyboardWhere(ids, index, endings.length))
      const event: GenerationEvent = {
        type: 'generation',
        generationId: ids[index] ?? '',
        storyboardId,
        sceneId: SCENES[index] ?? null,
        kind,
        progress: 1,
        price: 12,
        startedAtMs: null,
        expectedDurationMs: null,
        ...ending,
      }
      for (let time = 0; time < times; time++) announceGeneration(queryClient, event)
    }
  })
}

/** Of as many scenes as are `making`, those up to the `last` have ended. */
function storyboardWhere(ids: string[], last: number, making: number): Storyboard {
  const scenes = SCENES.map((id, orderIndex) => {
    const isOver = orderIndex >= making || orderIndex <= last
    const track = { generation: { id: ids[orderIndex], state: isOver ? 'succeeded' : 'running' } }
    return { id, orderIndex, voice: track, image: track, clip: track }
  })
  return { title: 'Sea', scenes } as Storyboard
}

const made = { state: 'succeeded', failure: null } as const
const failed = { state: 'failed', failure: tell('image-failed') } as const
const stopped = { state: 'cancelled', failure: null } as const

test('one that is made is told of with its scene and its price', () => {
  const used = 'Scene 1. Used 12 credits.'
  expect(tellOf('voice', [made])).toEqual([
    { tone: 'success', title: 'Voice generated successfully!', text: used },
  ])
  expect(tellOf('image', [made])).toEqual([
    { tone: 'success', title: 'Image generated successfully', text: used },
  ])
})

test('away from its storyboard it is told of with the title, too', () => {
  vi.stubGlobal('location', { pathname: '/dashboard/storyboards/another' })
  const [toast] = tellOf('voice', [made])
  vi.unstubAllGlobals()
  expect(toast?.text).toBe('Sea. Scene 1. Used 12 credits.')
})

test('one that failed is told of with the reason, and that it cost nothing', () => {
  expect(tellOf('image', [failed])).toEqual([
    {
      tone: 'danger',
      title: 'Failed to generate image',
      text: 'Scene 1. Image generation failed. Not charged.',
    },
  ])
  const bare = { ...failed, failure: tell('voice-failed') }
  expect(tellOf('voice', [bare])).toEqual([
    { tone: 'danger', title: 'Failed to generate voice', text: 'Scene 1. Not charged.' },
  ])
  expect(tellOf('clip', [{ ...failed, failure: vendorSays('Acme', 'It was refused.') }])).toEqual([
    {
      tone: 'danger',
      title: 'Failed to generate video',
      text: 'Scene 1. Acme: “It was refused.” Not charged.',
    },
  ])
})

test('what came in another form than asked for is told of once, and counts among the others', () => {
  const inType = { state: 'succeeded', failure: tell('only-camera-moves') } as const
  const warning = {
    tone: 'warning',
    title: 'Only the camera moves in this video, so it was free.',
    text: 'Scene 1. Not charged.',
  }
  expect(tellOf('image', [inType])).toEqual([warning])
  expect(tellOf('image', [made, inType])).toEqual([
    { ...warning, text: 'Scene 2. Not charged.' },
    { tone: 'success', title: 'All images generated successfully!', text: 'Used 24 credits.' },
  ])
})

test('a storyboard is told of when it is written, and when it is not', () => {
  expect(tellOf('storyboard', [made])[0]?.title).toBe('Storyboard created successfully!')
  const failure = tell('storyboard-failed')
  expect(tellOf('storyboard', [{ ...failed, failure }])[0]).toMatchObject({ tone: 'danger' })
})

test('a batch that was made whole is told of as a whole', () => {
  expect(tellOf('voice', [made, made, made]).at(-1)).toEqual({
    tone: 'success',
    title: 'All voices generated successfully!',
    text: 'Used 36 credits.',
  })
})

test('a batch of which some was stopped says how much was made', () => {
  expect(tellOf('image', [made, stopped, made]).at(-1)).toEqual({
    tone: 'success',
    title: '2 images generated successfully',
    text: 'Used 24 credits.',
  })
  expect(tellOf('voice', [made, stopped]).at(-1)?.title).toBe('1 voice generated successfully')
})

test('a stop and a failure are told of at once, for one was pressed and the other has a reason', () => {
  expect(tellOf('clip', [failed, made, made])).toHaveLength(2)
  expect(tellOf('clip', [stopped, made])[0]).toEqual({
    tone: 'info',
    title: 'Stopped',
    text: 'Scene 1. Not charged.',
  })
})

test('a batch that was made in part warns with both numbers and what can be done', () => {
  expect(tellOf('image', [made, failed, made]).at(-1)).toEqual({
    tone: 'warning',
    title: '2 images generated successfully, but 1 failed. You can try generating those again.',
    text: 'Used 24 credits.',
  })
  expect(tellOf('clip', [failed, made, failed]).at(-1)?.title).toBe(
    '1 video generated successfully, but 2 failed. You can try generating those again.',
  )
})

test('a batch of which nothing was made says so', () => {
  expect(tellOf('image', [failed, failed, failed]).at(-1)).toEqual({
    tone: 'danger',
    title: 'Failed to generate any images. Please try again later.',
    text: 'Not charged.',
  })
  expect(tellOf('image', [stopped, stopped, stopped]).at(-1)).toEqual({
    tone: 'info',
    title: 'No images were generated',
    text: 'Not charged.',
  })
})

test('what is announced again, after the stream of events was interrupted, is told once', () => {
  for (const endings of [[made], [made, made, made], [failed], [made, failed]]) {
    expect(tellOf('voice', endings, 2)).toEqual(tellOf('voice', endings))
  }
})

test('a batch is told of once: neither part by part, nor again', () => {
  expect(tellOf('image', [made, made, made])).toHaveLength(1)
  expect(tellOf('image', [made, made, failed])).toHaveLength(1)
  expect(tellOf('image', [made, made, stopped])).toHaveLength(1)
})

test('a batch is told of once, and whole, when what is read again is ahead of the events', () => {
  const [first = '', second = ''] = SCENES.map(() => crypto.randomUUID())
  const storyboardId = crypto.randomUUID()
  const queryClient = new QueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
  queryClient.setQueryData(queryKey, storyboardWhere([first, second], 2, 2))
  const told = toastsDuring(() => {
    for (const state of ['queued', 'succeeded'] as const) {
      for (const generationId of [first, second]) {
        announceGeneration(queryClient, {
          type: 'generation',
          generationId,
          storyboardId,
          sceneId: SCENES[0],
          kind: 'image',
          progress: 1,
          price: 12,
          startedAtMs: null,
          expectedDurationMs: null,
          state,
          failure: null,
        })
      }
    }
  })
  expect(told).toEqual([
    {
      tone: 'success',
      title: 'All images generated successfully!',
      text: 'Used 24 credits.',
    },
  ])
})

const NONE = { succeeded: 0, failed: 0, cancelled: 0, credits: 0 }

test('one that is made is told of by itself, several as a whole once the last has ended', () => {
  expect(batchEnding({ ...NONE, succeeded: 1 }, true)).toBe('one')
  expect(batchEnding({ ...NONE, succeeded: 2 }, false)).toBeNull()
  expect(batchEnding({ ...NONE, succeeded: 3 }, true)).toBe('all')
})

test('what was made and what failed is told of together', () => {
  expect(batchEnding({ ...NONE, succeeded: 3, failed: 1 }, true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 2 }, true)).toBe('partial')
  expect(batchEnding({ ...NONE, succeeded: 1, failed: 1 }, false)).toBeNull()
})

test('what was made before the rest was stopped is counted, and is not all', () => {
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 1, cancelled: 2 }, true)).toBe('some')
  expect(batchEnding({ ...NONE, succeeded: 2, cancelled: 1 }, false)).toBeNull()
})

test('a batch of which nothing was made says whether it failed or was stopped', () => {
  expect(batchEnding({ ...NONE, failed: 3 }, true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, failed: 1, cancelled: 2 }, true)).toBe('all-failed')
  expect(batchEnding({ ...NONE, cancelled: 3 }, true)).toBe('none-made')
})

test('a single failure or stop is told of by itself', () => {
  expect(batchEnding({ ...NONE, failed: 1 }, true)).toBe('one')
  expect(batchEnding({ ...NONE, cancelled: 1 }, true)).toBe('one')
})

test('a batch is counted until its last generation has ended, then the next begins', () => {
  const voice = generationOf(crypto.randomUUID())
  expect(tallyEnded(voice('succeeded'), false)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
  expect(tallyEnded(voice('failed'), false)).toEqual({
    ...NONE,
    succeeded: 1,
    failed: 1,
    credits: 5,
  })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({
    ...NONE,
    succeeded: 2,
    failed: 1,
    credits: 10,
  })
  expect(tallyEnded(voice('succeeded'), true)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
})

test('what was stopped is counted, and costs nothing', () => {
  const voice = generationOf(crypto.randomUUID())
  expect(tallyEnded(voice('cancelled'), false)).toEqual({ ...NONE, cancelled: 1 })
  expect(tallyEnded(voice('cancelled'), true)).toEqual({ ...NONE, cancelled: 2 })
})

test('storyboards are counted apart', () => {
  tallyEnded(generationOf(crypto.randomUUID())('succeeded'), false)
  const other = generationOf(crypto.randomUUID())
  expect(tallyEnded(other('succeeded'), true)).toEqual({ ...NONE, succeeded: 1, credits: 5 })
})

function generationOf(storyboardId: string) {
  return (state: GenerationEvent['state']): GenerationEvent => ({
    type: 'generation',
    generationId: crypto.randomUUID(),
    storyboardId,
    sceneId: crypto.randomUUID(),
    kind: 'voice',
    state,
    progress: 1,
    startedAtMs: 0,
    expectedDurationMs: null,
    price: 5,
    failure: state === 'failed' ? tell('voice-failed') : null,
  })
}
