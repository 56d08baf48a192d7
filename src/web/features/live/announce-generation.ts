import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

/** Says how a generation ended and what it cost. */
export function announceGeneration(queryClient: QueryClient, event: GenerationEvent) {
  const storyboard = queryClient.getQueryData(
    api.storyboard.get.queryKey({ input: { id: event.storyboardId } }),
  )
  const place = placeOf(event, storyboard)
  if (event.state === 'succeeded') {
    // The takes of one batch replace one another instead of filling the window.
    const key = `${event.kind} ${event.storyboardId}`
    showToast('success', { key, title: successTitle(event), text: joined(place, costText(event)) })
  }
  if (event.state === 'failed') {
    const text = joined(place, event.failure ?? '', t`Not charged.`)
    showToast('danger', { key: event.generationId, title: failureTitle(event), text })
  }
  if (event.state === 'cancelled') {
    showToast('info', {
      key: event.generationId,
      title: t`Stopped`,
      text: joined(place, t`Not charged.`),
    })
  }
}

function successTitle({ kind }: GenerationEvent) {
  switch (kind) {
    case 'storyboard':
      return t`Storyboard created successfully!`
    case 'voice':
      return t`Voice generated successfully!`
    case 'image':
      return t`Image generated successfully`
    case 'clip':
      return t`Video generated successfully`
    case 'export':
      return t`Your video is ready`
  }
}

function failureTitle({ kind }: GenerationEvent) {
  switch (kind) {
    case 'storyboard':
      return t`Failed to create the storyboard`
    case 'voice':
      return t`Failed to generate voice`
    case 'image':
      return t`Failed to generate image`
    case 'clip':
      return t`Failed to generate video`
    case 'export':
      return t`Failed to export the video`
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
