import type { TrackStatus } from '#contract/scene.ts'

/** What moves one of a scene's three assets on: its generation starts, delivers, fails or is cancelled. */
export const TRACK_ACTIONS = ['start', 'deliver', 'fail', 'cancel'] as const
export type TrackAction = (typeof TRACK_ACTIONS)[number]

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
