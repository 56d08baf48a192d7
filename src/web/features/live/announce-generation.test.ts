import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AccountEvent } from '#contract/event.ts'
import type { GenerationKind } from '#contract/generation.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>
type Told = { tone: string; title: string; text: string }

const { told, filled } = vi.hoisted(() => ({
  told: [] as Told[],
  filled: (texts: TemplateStringsArray, ...values: unknown[]) =>
    String.raw({ raw: texts }, ...values),
}))

// The macros are compiled away by the bundler of the site; here a message is its own descriptor.
vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }) =>
    'message' in text ? { id: text.message } : { id: text[0] },
  t: filled,
  plural: (count: number, { other }: { other: string }) => other.replace('#', String(count)),
}))
vi.mock('#web/ui/toast.tsx', () => ({
  showToast: (tone: string, { title, text }: Omit<Told, 'tone'>) =>
    told.push({ tone, title, text }),
}))
vi.mock('#web/lib/api.ts', () => ({
  api: {
    storyboard: { get: { queryKey: ({ input }: { input: object }) => ['storyboard', input] } },
  },
}))
const { announceGeneration } = await import('./announce-generation.ts')

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const SCENES = ['a', 'b', 'c'] as const
type Ending = Pick<GenerationEvent, 'state' | 'failure'>

/** Everything that is told while the three scenes of a storyboard end one after another. */
function tellOf(kind: GenerationKind, endings: Ending[]): Told[] {
  told.length = 0
  const storyboardId = crypto.randomUUID()
  const queryClient = new QueryClient()
  for (const [index, ending] of endings.entries()) {
    const scenes = SCENES.map((id, orderIndex) => {
      const isOver = orderIndex >= endings.length || orderIndex <= index
      const track = { generation: { id, state: isOver ? 'succeeded' : 'running' } }
      return { id, orderIndex, voice: track, image: track, clip: track }
    })
    queryClient.setQueryData(['storyboard', { id: storyboardId }], { title: 'Sea', scenes })
    announceGeneration(queryClient, {
      type: 'generation',
      generationId: SCENES[index] ?? '',
      storyboardId,
      sceneId: SCENES[index] ?? null,
      kind,
      progress: 1,
      price: 12,
      startedAtMs: null,
      expectedDurationMs: null,
      ...ending,
    })
  }
  return [...told]
}

const made = { state: 'succeeded', failure: null } as const
const failed = { state: 'failed', failure: 'Image generation failed' } as const
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

test('one that failed is told of with the reason, and that it cost nothing', () => {
  expect(tellOf('image', [failed])).toEqual([
    {
      tone: 'danger',
      title: 'Failed to generate image',
      text: 'Scene 1. Image generation failed. Not charged.',
    },
  ])
  const bare = { ...failed, failure: 'Failed to generate voice' }
  expect(tellOf('voice', [bare])).toEqual([
    { tone: 'danger', title: 'Failed to generate voice', text: 'Scene 1. Not charged.' },
  ])
  expect(tellOf('clip', [{ ...failed, failure: 'It was refused.' }])).toEqual([
    {
      tone: 'danger',
      title: 'Failed to generate video',
      text: 'Scene 1. It was refused. Not charged.',
    },
  ])
})

test('a storyboard is told of when it is written, and when it is not', () => {
  expect(tellOf('storyboard', [made])[0]?.title).toBe('Storyboard created successfully!')
  const failure = 'An error occurred while creating the storyboard'
  expect(tellOf('storyboard', [{ ...failed, failure }])[0]).toMatchObject({ tone: 'danger' })
})

test('a batch that was made whole is told of as a whole', () => {
  expect(tellOf('voice', [made, made, made]).at(-1)).toEqual({
    tone: 'success',
    title: 'All voices generated successfully!',
    text: 'Used 36 credits.',
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
