import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Generation } from '#contract/generation.ts'

const { told, filled } = vi.hoisted(() => ({
  told: [] as unknown[],
  filled: (texts: TemplateStringsArray) => texts.join(''),
}))

// The macros are compiled away by the bundler of the site; here a message is its own descriptor.
vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray) => ({ id: text[0] }),
  t: filled,
}))
vi.mock('#web/ui/toast.tsx', () => ({
  showToast: (tone: string, content: object) => told.push({ tone, ...content }),
}))
const { tellOfRefusal, tellOfStart } = await import('./start-news.ts')

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** What is told while something is done. */
function toldDuring(work: () => void) {
  told.length = 0
  work()
  return [...told]
}

const started = (expectedDurationMs: number) => ({ expectedDurationMs }) as Generation

test('a start whose end takes minutes is told of; one that takes seconds is not', () => {
  const text = 'This will take several minutes to complete.'
  expect(toldDuring(() => tellOfStart([started(10_000), started(10_000)]))).toEqual([])
  expect(toldDuring(() => tellOfStart([started(180_000)]))).toEqual([
    { tone: 'info', title: 'Video generation started.', text },
  ])
  expect(toldDuring(() => tellOfStart([started(180_000), started(180_000)]))).toEqual([
    { tone: 'info', title: 'All video generation processes started.', text },
  ])
})

test('a start that is refused is told of with what did not start and the words of the server', () => {
  const message = 'Not enough credits. This operation requires 120 credits'
  const refusal = new ORPCError('NOT_ENOUGH_CREDITS', { message })
  const tellings = toldDuring(() => {
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
