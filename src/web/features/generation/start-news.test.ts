import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { toastsDuring } from '#testing/toasts-during.ts'
import { tellOfRefusal, tellOfStart } from './start-news.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const started = (expectedDurationMs: number) => ({ expectedDurationMs }) as Generation

test('a start whose end takes minutes is told of; one that takes seconds is not', () => {
  const text = 'This will take several minutes to complete.'
  expect(toastsDuring(() => tellOfStart([started(10_000), started(10_000)]))).toEqual([])
  expect(toastsDuring(() => tellOfStart([started(180_000)]))).toEqual([
    { tone: 'info', title: 'Video generation started.', text },
  ])
  expect(toastsDuring(() => tellOfStart([started(180_000), started(180_000)]))).toEqual([
    { tone: 'info', title: 'All video generation processes started.', text },
  ])
})

test('a start that the balance does not pay for is told of with what there is, once', () => {
  const message = 'Not enough credits. This operation requires 120 credits'
  const data = { needed: 120, available: 17 }
  const refusal = new ORPCError('NOT_ENOUGH_CREDITS', { defined: true, message, data })
  const ofImage = { defined: true, message: `${message}, you only have 17`, data }
  const tellings = toastsDuring(() => {
    for (const kind of ['clip', 'voice'] as const) tellOfRefusal(kind, refusal)
    tellOfRefusal('image', new ORPCError('NOT_ENOUGH_CREDITS', ofImage))
  })
  expect(tellings).toMatchObject([
    { text: `${message}. You have 17.` },
    { text: `${message}. You have 17.` },
    { text: ofImage.message },
  ])
})

test('a start that is refused is told of with what did not start and the words of the server', () => {
  const message = 'This scene is in work already.'
  const refusal = new ORPCError('REFUSED_IN_THIS_STATE', { defined: true, message })
  const tellings = toastsDuring(() => {
    for (const kind of ['clip', 'image', 'voice'] as const) tellOfRefusal(kind, refusal)
    tellOfRefusal('clip', new TypeError('fetch failed'))
  })
  expect(tellings).toEqual([
    { tone: 'danger', title: 'Failed to start video generation', text: message },
    { tone: 'danger', title: 'Failed to generate image', text: message },
    { tone: 'danger', title: 'Failed to generate voice', text: message },
    {
      tone: 'danger',
      title: 'Failed to start video generation',
      text: 'The server could not be reached. Check your connection and try again.',
    },
  ])
})
