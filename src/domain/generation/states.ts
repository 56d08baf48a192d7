import { and, eq, inArray, sql } from 'drizzle-orm'
import { GENERATION_STATES, type GenerationState } from '#contract/generation.ts'
import { TRACK_KINDS, type TrackKind, type TrackStatus } from '#contract/scene.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import type { Transaction } from '#database/client.ts'
import { generations, scenes } from '#database/schema/index.ts'
import type { GenerationRow } from './read.ts'

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

/** Moves on the tracks that generations make, as the table allows; what belongs to no scene has none. */
export async function markTracks(
  tx: Transaction,
  generations: GenerationRow[],
  action: TrackAction,
): Promise<void> {
  for (const kind of TRACK_KINDS) {
    const ofKind = generations.filter((generation) => generation.kind === kind)
    const sceneIds = ofKind.map(({ sceneId }) => sceneId).filter((id) => id !== null)
    if (sceneIds.length > 0) await markKind(tx, kind, sceneIds, action)
  }
}

async function markKind(tx: Transaction, kind: TrackKind, sceneIds: string[], action: TrackAction) {
  const found = await tx.select().from(scenes).where(inArray(scenes.id, sceneIds))
  const byNext = Map.groupBy(found, (scene) =>
    trackAfter(action, scene[`${kind}Status`], scene[`${kind}TakeId`] !== null),
  )
  for (const [next, moved] of byNext) {
    if (next === null) continue
    await tx
      .update(scenes)
      .set({ [`${kind}Status`]: next, updatedAt: sql`now()` })
      .where(
        inArray(
          scenes.id,
          moved.map(({ id }) => id),
        ),
      )
  }
}

/** What moves a storyboard on. `produce`: its first generated asset is saved. */
export const STORYBOARD_ACTIONS = ['confirm', 'produce', 'complete', 'reopen'] as const
export type StoryboardAction = (typeof STORYBOARD_ACTIONS)[number]

/**
 * Every way a storyboard's status can change; all verbs read this table and there is no other. It lies
 * here because scenes move their storyboard, too.
 */
const STORYBOARD_TRANSITIONS: Record<
  StoryboardAction,
  Partial<Record<StoryboardStatus, StoryboardStatus>>
> = {
  confirm: { draft: 'processing' },
  produce: { draft: 'processing' },
  complete: { processing: 'complete' },
  reopen: { complete: 'processing' },
}

/** The status after an action; null when it is refused in this status. */
export function storyboardAfter(
  action: StoryboardAction,
  status: StoryboardStatus,
): StoryboardStatus | null {
  return STORYBOARD_TRANSITIONS[action][status] ?? null
}

/** What moves one of a scene's three assets on: its generation starts, delivers, fails or is cancelled. */
export const TRACK_ACTIONS = ['start', 'deliver', 'fail', 'cancel'] as const
type TrackAction = (typeof TRACK_ACTIONS)[number]

/** Every way a track's status can change by a generation; all verbs read this table and there is no other. */
const TRACK_TRANSITIONS: Record<TrackAction, Partial<Record<TrackStatus, TrackStatus>>> = {
  start: { pending: 'processing', complete: 'processing', failed: 'processing' },
  deliver: { processing: 'complete' },
  fail: { processing: 'failed' },
  cancel: { processing: 'pending' },
}

/**
 * The status after an action; null when it is refused in this status. A track that has a take is as complete
 * after nothing was delivered as it was before.
 */
export function trackAfter(
  action: TrackAction,
  status: TrackStatus,
  hasTake: boolean,
): TrackStatus | null {
  const next = TRACK_TRANSITIONS[action][status] ?? null
  const deliveredNothing = next !== null && action !== 'start' && action !== 'deliver'
  return deliveredNothing && hasTake ? 'complete' : next
}
