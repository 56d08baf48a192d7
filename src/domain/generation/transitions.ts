import { and, eq, inArray } from 'drizzle-orm'
import { GENERATION_STATES, type GenerationState } from '#contract/generation.ts'
import { generations } from '#database/schema/index.ts'
import type { GenerationRow } from './present-generation.ts'

/**
 * Every way a generation can go; all verbs read this table and there is no other.
 * From `waiting` only a call that the vendor never had leads back: no job is begun twice.
 */
const TRANSITIONS: Record<GenerationState, readonly GenerationState[]> = {
  queued: ['running', 'cancelled'],
  running: ['queued', 'waiting', 'succeeded', 'failed', 'cancelled'],
  waiting: ['queued', 'succeeded', 'failed', 'cancelled'],
  succeeded: [],
  failed: [],
  cancelled: [],
}

export function canBecome(from: GenerationState, to: GenerationState): boolean {
  return TRANSITIONS[from].includes(to)
}

export function hasEnded(state: GenerationState): boolean {
  return TRANSITIONS[state].length === 0
}

/** True for a row that may become `to`. The condition of every statement that changes a state. */
export function mayBecome(to: GenerationState) {
  return inArray(
    generations.state,
    GENERATION_STATES.filter((from) => canBecome(from, to)),
  )
}

/** The row as this attempt knows it, if it may still become `to`. */
export function thisAttemptMayBecome(generation: GenerationRow, to: GenerationState) {
  return and(
    eq(generations.id, generation.id),
    eq(generations.attempts, generation.attempts),
    mayBecome(to),
  )
}
