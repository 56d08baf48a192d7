import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api } from '#web/lib/api.ts'
import { inOwnLanguage } from '#web/lib/in-own-language.ts'
import { showToast } from '#web/ui/toast.tsx'
import { batchKey, type Tally, tallyEnded } from './batch-tally.ts'
import { ENDINGS } from './endings.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

/** Says how a generation ended and what it cost; a batch is told of as a whole when it is over. */
export function announceGeneration(queryClient: QueryClient, event: GenerationEvent) {
  if (!hasEnded(event.state)) return
  const queryKey = api.storyboard.get.queryKey({ input: { id: event.storyboardId } })
  const storyboard = queryClient.getQueryData(queryKey)
  const isLast = !isAnotherRunning(event, storyboard)
  const tally = tallyEnded(event, isLast)
  const { success, failure, all } = ENDINGS[event.kind]
  const place = placeOf(event, storyboard)

  if (event.state === 'failed') {
    const title = i18n._(failure)
    const reason = inOwnLanguage(i18n, event.failure ?? '')
    const news = reason.startsWith(title) ? '' : reason
    const text = joined(place, news, t`Not charged.`)
    showToast('danger', { key: event.generationId, title, text })
  }
  if (event.state === 'cancelled') {
    const text = joined(place, t`Not charged.`)
    showToast('info', { key: event.generationId, title: t`Stopped`, text })
  }
  if (event.state === 'succeeded' && event.failure) {
    const title = inOwnLanguage(i18n, event.failure)
    return showToast('warning', { key: event.generationId, title, text: t`Not charged.` })
  }
  if (tally.succeeded === 0) return
  const key = batchKey(event)
  if (isLast && tally.failed > 0) {
    showToast('warning', { key, title: partialTitle(tally), text: costText(tally.credits) })
  } else if (isLast && tally.succeeded > 1) {
    showToast('success', { key, title: i18n._(all), text: costText(tally.credits) })
  } else if (event.state === 'succeeded') {
    const text = joined(place, costText(event.price))
    showToast('success', { key, title: i18n._(success), text })
  }
}

function isAnotherRunning({ kind, generationId }: GenerationEvent, storyboard?: Storyboard) {
  if (kind === 'storyboard' || kind === 'export') return false
  return storyboard?.scenes.some((scene) => {
    const { generation } = scene[kind]
    return generation && generation.id !== generationId && !hasEnded(generation.state)
  })
}

function placeOf(event: GenerationEvent, storyboard: Storyboard | undefined) {
  const scene = storyboard?.scenes.find(({ id }) => id === event.sceneId)
  if (!scene) return storyboard ? `${storyboard.title}.` : ''
  return t`Scene ${scene.orderIndex + 1}.`
}

function partialTitle({ succeeded, failed }: Tally) {
  return t`${succeeded} generated successfully, but ${failed} failed. You can try generating those again.`
}

function costText(credits: number) {
  return credits > 0 ? plural(credits, { one: 'Used # credit.', other: 'Used # credits.' }) : ''
}

function joined(...sentences: string[]) {
  const stop = i18n.locale === 'ja' ? '。' : '.'
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?。！？]$/.test(sentence) ? sentence : sentence + stop))
    .join(' ')
}
