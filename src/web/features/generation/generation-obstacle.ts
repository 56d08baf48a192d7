import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'

export type Obstacle = 'running' | 'complete' | 'no-credits' | 'no-text' | 'no-image' | 'no-prompt'

type Situation = { status: StoryboardStatus; hasCredits: boolean }

/** What keeps a scene's asset from being generated now; null when nothing does. */
export function generationObstacle(
  kind: TrackKind,
  scene: Scene,
  { status, hasCredits }: Situation,
): Obstacle | null {
  if (scene[kind].status === 'processing') return 'running'
  if (status === 'complete') return 'complete'
  return missingInput(kind, scene) ?? (hasCredits ? null : 'no-credits')
}

function missingInput(kind: TrackKind, scene: Scene): Obstacle | null {
  if (kind === 'voice') return isBlank(scene.voiceOverText) ? 'no-text' : null
  if (kind === 'image') return isBlank(scene.imagePrompt) ? 'no-prompt' : null
  if (!scene.image.asset || scene.image.status === 'processing') return 'no-image'
  return isBlank(scene.videoPrompt) ? 'no-prompt' : null
}

function isBlank(text: string) {
  return text.trim() === ''
}

export const OBSTACLE_TEXTS: Record<Obstacle, MessageDescriptor> = {
  running: msg`This is being made`,
  complete: msg`The storyboard is complete. Reopen it to make more.`,
  'no-credits': msg`No credits available`,
  'no-text': msg`No voice text provided for this scene`,
  'no-image': msg`Needs an image first`,
  'no-prompt': msg`Add a prompt first`,
}
