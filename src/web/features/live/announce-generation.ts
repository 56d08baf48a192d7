import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Told } from '#contract/words/told.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { joinSentences } from '#web/lib/join-sentences.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type BatchEnding, batchEnding } from './batch-ending.ts'
import { batchKey, isAnyUnderWay, noteUnderWay, type Tally, tallyEnded } from './batch-tally.ts'
import { BATCH_WORDS } from './batch-words.ts'
import { ENDINGS } from './endings.ts'
import { failureReason } from './failure-reason.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

/** An end is announced again when the stream of events was interrupted. */
const told = new Set<string>()

/** Says how a generation ended and what it cost, once; a batch is told of as a whole, when it is over. */
export function announceGeneration(queryClient: QueryClient, event: GenerationEvent) {
  noteUnderWay(event, !hasEnded(event.state))
  if (!hasEnded(event.state) || told.has(event.generationId)) return
  told.add(event.generationId)
  const storyboard = storyboardOf(queryClient, event)
  const isLast = !isAnotherRunning(event, storyboard)
  const tally = tallyEnded(event, isLast)
  const ending = batchEnding(tally, isLast)
  const place = placeOf(event, storyboard)
  if (event.state === 'succeeded' && event.failure) tellOfOtherForm(event, event.failure, place)
  // A stop answers a press, a failure has a reason. What is made before the last is told of with it.
  const isOwnNews = event.state !== 'succeeded' && !isLast
  if (ending === 'one' || isOwnNews) announceOne(event, place)
  else if (ending) announceBatch(event, ending, tally)
}

function storyboardOf(queryClient: QueryClient, { storyboardId }: GenerationEvent) {
  if (storyboardId === null) return undefined
  return queryClient.getQueryData(api.storyboard.get.queryKey({ input: { id: storyboardId } }))
}

/** What came in another form than asked for says why at once: the others do not tell of it. */
function tellOfOtherForm(event: GenerationEvent, failure: Told, place: string) {
  const text = joinSentences(i18n.locale, place, t`Not charged.`)
  showToast('warning', { key: event.generationId, title: inReaderWords(i18n, failure), text })
}

function announceOne(event: GenerationEvent, place: string) {
  const { kind, state, failure, price } = event
  const key = batchKey(event)
  if (state === 'failed') {
    const reason = failureReason(kind, failure)
    const text = joinSentences(i18n.locale, place, reason, t`Not charged.`)
    showToast('danger', { key: event.generationId, title: i18n._(ENDINGS[kind].failure), text })
  }
  if (state === 'cancelled') {
    const why = failure ? inReaderWords(i18n, failure) : ''
    const text = joinSentences(i18n.locale, place, why, t`Not charged.`)
    showToast('info', { key, title: t`Stopped`, text })
  }
  if (state === 'succeeded' && !failure) {
    const text = joinSentences(i18n.locale, place, costText(price))
    showToast('success', { key, title: i18n._(ENDINGS[kind].success), text })
  }
}

function announceBatch(event: GenerationEvent, ending: BatchEnding, tally: Tally) {
  const { kind } = event
  const key = batchKey(event)
  if (ending === 'all') {
    const title = i18n._(ENDINGS[kind].all)
    showToast('success', { key, title, text: costText(tally.credits) })
  }
  if (kind === 'storyboard' || kind === 'export') return
  const words = BATCH_WORDS[kind]
  if (ending === 'some') {
    const title = i18n._({ ...words.some, values: tally })
    showToast('success', { key, title, text: costText(tally.credits) })
  }
  if (ending === 'partial') {
    const title = i18n._({ ...words.partial, values: tally })
    showToast('warning', { key, title, text: costText(tally.credits) })
  }
  if (ending === 'all-failed') {
    showToast('danger', { key, title: i18n._(words.allFailed), text: t`Not charged.` })
  }
  if (ending === 'none-made') {
    showToast('info', { key, title: i18n._(words.noneMade), text: t`Not charged.` })
  }
}

function isAnotherRunning(event: GenerationEvent, storyboard?: Storyboard) {
  const { kind, generationId } = event
  if (kind === 'storyboard' || kind === 'export') return false
  if (isAnyUnderWay(event)) return true
  return storyboard?.scenes.some((scene) => {
    const { generation } = scene[kind]
    return generation && generation.id !== generationId && !hasEnded(generation.state)
  })
}

function placeOf(event: GenerationEvent, storyboard: Storyboard | undefined) {
  const scene = storyboard?.scenes.find(({ id }) => id === event.sceneId)
  if (!scene) return storyboard?.title ?? ''
  return t`Scene ${scene.orderIndex + 1}.`
}

function costText(credits: number) {
  return credits > 0 ? plural(credits, { one: 'Used # credit.', other: 'Used # credits.' }) : ''
}
