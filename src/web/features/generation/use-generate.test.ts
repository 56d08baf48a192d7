import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import { inWords } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { toastsDuring } from '#testing/toasts-during.ts'
import { tellOfRefusal, tellOfStart } from './use-generate.ts'

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

test('a start that is refused is told of with what did not start and the words of the server', () => {
  const told = tell('made-already')
  const message = inWords(told)
  const refusal = new ORPCError('ALREADY_RUNNING', { defined: true, data: { told } })
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
