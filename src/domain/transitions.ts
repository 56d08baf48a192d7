import type { TrackStatus } from '#contract/scene.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'

/** What moves a storyboard on. `produce`: its first generated asset is saved. */
export const STORYBOARD_ACTIONS = ['confirm', 'produce', 'complete', 'reopen'] as const
export type StoryboardAction = (typeof STORYBOARD_ACTIONS)[number]

/**
 * Every way a storyboard's status can change; all verbs read this table and there is no other. It lies
 * beside the nouns because scenes move their storyboard, too.
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
