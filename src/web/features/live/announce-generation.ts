import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Told } from '#contract/words/told.ts'
import { hasEnded } from '#web/features/generation/generation-progress.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords, joinSentences } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'
import { BATCH_WORDS, ENDINGS, failureReason } from './ending-words.ts'

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
  const title = storyboard?.title ?? ''
  if (!scene) return title
  const place = t`Scene ${scene.orderIndex + 1}.`
  // Elsewhere a number alone would be taken for a scene of what is on the screen.
  return isElsewhere(event) ? joinSentences(i18n.locale, title, place) : place
}

function isElsewhere({ storyboardId }: GenerationEvent): boolean {
  const { pathname } = globalThis.location ?? { pathname: null }
  return pathname !== null && storyboardId !== null && !pathname.includes(storyboardId)
}

function costText(credits: number) {
  return credits > 0 ? plural(credits, { one: 'Used # credit.', other: 'Used # credits.' }) : ''
}

/**
 * What is to be told of work that ran together, once, when the last part of it ended: `one` of that part, which was
 * alone, the others of all.
 */
type BatchEnding = 'one' | 'all' | 'some' | 'partial' | 'all-failed' | 'none-made' | null

export function batchEnding(tally: Tally, isLast: boolean): BatchEnding {
  const { succeeded, failed, cancelled } = tally
  if (!isLast) return null
  if (succeeded + failed + cancelled === 1) return 'one'
  if (succeeded > 0 && failed > 0) return 'partial'
  if (succeeded > 0 && cancelled > 0) return 'some'
  if (succeeded > 0) return 'all'
  return failed > 0 ? 'all-failed' : 'none-made'
}

type Tally = { succeeded: number; failed: number; cancelled: number; credits: number }

const tallies = new Map<string, Tally>()

/**
 * Counts how the generations of one kind ended that ran together in a storyboard, so that a batch
 * can be told of as a whole. The next one begins when nothing of the kind is under way any more.
 */
export function tallyEnded(event: GenerationEvent, isLast: boolean): Tally {
  const key = batchKey(event)
  const before = tallies.get(key) ?? { succeeded: 0, failed: 0, cancelled: 0, credits: 0 }
  const isSuccess = event.state === 'succeeded'
  const tally = {
    succeeded: before.succeeded + (isSuccess ? 1 : 0),
    failed: before.failed + (event.state === 'failed' ? 1 : 0),
    cancelled: before.cancelled + (event.state === 'cancelled' ? 1 : 0),
    credits: before.credits + (isSuccess ? event.price : 0),
  }
  if (isLast) tallies.delete(key)
  else tallies.set(key, tally)
  return tally
}

const underWay = new Map<string, Set<string>>()

/**
 * Notes whether a generation is under way. What is read again may be ahead of the events, and show as ended what is
 * still to be told of.
 */
function noteUnderWay(event: GenerationEvent, isUnderWay: boolean): void {
  const key = batchKey(event)
  const ids = underWay.get(key) ?? new Set()
  if (isUnderWay) ids.add(event.generationId)
  else ids.delete(event.generationId)
  underWay.set(key, ids)
}

/** Whether an end of the batch is still to be told of, as far as events go. */
function isAnyUnderWay(event: GenerationEvent): boolean {
  return (underWay.get(batchKey(event))?.size ?? 0) > 0
}

/** The stream was interrupted: some ends will not be heard of. */
export function forgetUnderWay(): void {
  underWay.clear()
}

/** One key for all toasts of a batch: the newer replaces the older. */
function batchKey({ kind, storyboardId }: GenerationEvent) {
  return `${kind} ${storyboardId}`
}
