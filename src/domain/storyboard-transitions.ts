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
