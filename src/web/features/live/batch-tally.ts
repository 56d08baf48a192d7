import type { AccountEvent } from '#contract/event.ts'

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

export type Tally = { succeeded: number; failed: number; cancelled: number; credits: number }

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
export function noteUnderWay(event: GenerationEvent, isUnderWay: boolean): void {
  const key = batchKey(event)
  const ids = underWay.get(key) ?? new Set()
  if (isUnderWay) ids.add(event.generationId)
  else ids.delete(event.generationId)
  underWay.set(key, ids)
}

/** Whether an end of the batch is still to be told of, as far as events go. */
export function isAnyUnderWay(event: GenerationEvent): boolean {
  return (underWay.get(batchKey(event))?.size ?? 0) > 0
}

/** The stream was interrupted: some ends will not be heard of. */
export function forgetUnderWay(): void {
  underWay.clear()
}

/** One key for all toasts of a batch: the newer replaces the older. */
export function batchKey({ kind, storyboardId }: GenerationEvent) {
  return `${kind} ${storyboardId}`
}
