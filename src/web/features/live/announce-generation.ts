import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import type { GenerationKind } from '#contract/generation.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

const SUCCESS: Record<GenerationKind, MessageDescriptor> = {
  storyboard: msg`Storyboard created successfully!`,
  voice: msg`Voice generated successfully!`,
  image: msg`Image generated successfully`,
  clip: msg`Video generated successfully`,
  export: msg`Your video is ready`,
}

const FAILURE: Record<GenerationKind, MessageDescriptor> = {
  storyboard: msg`Failed to create the storyboard`,
  voice: msg`Failed to generate voice`,
  image: msg`Failed to generate image`,
  clip: msg`Failed to generate video`,
  export: msg`Failed to export the video`,
}

/** Says how a generation ended and what it cost. */
export function announceGeneration(queryClient: QueryClient, event: GenerationEvent) {
  const storyboard = queryClient.getQueryData(
    api.storyboard.get.queryKey({ input: { id: event.storyboardId } }),
  )
  const place = placeOf(event, storyboard)
  if (event.state === 'succeeded') {
    // The takes of one batch replace one another instead of filling the window.
    const key = `${event.kind} ${event.storyboardId}`
    showToast('success', {
      key,
      title: i18n._(SUCCESS[event.kind]),
      text: joined(place, costText(event)),
    })
  }
  if (event.state === 'failed') {
    const text = joined(place, event.failure ?? '', t`Not charged.`)
    showToast('danger', { key: event.generationId, title: i18n._(FAILURE[event.kind]), text })
  }
  if (event.state === 'cancelled') {
    showToast('info', {
      key: event.generationId,
      title: t`Stopped`,
      text: joined(place, t`Not charged.`),
    })
  }
}

function placeOf(event: GenerationEvent, storyboard: Storyboard | undefined) {
  const scene = storyboard?.scenes.find(({ id }) => id === event.sceneId)
  if (!scene) return storyboard ? `${storyboard.title}.` : ''
  return t`Scene ${scene.orderIndex + 1}.`
}

function costText({ price }: GenerationEvent) {
  return price > 0 ? plural(price, { one: 'Used # credit.', other: 'Used # credits.' }) : ''
}

function joined(...sentences: string[]) {
  return sentences.filter(Boolean).join(' ')
}
