import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'

export type Obstacle =
  | 'running'
  | 'complete'
  | 'no-credits'
  | 'no-text'
  | 'no-image-prompt'
  | 'no-image'
  | 'no-video-prompt'

type Situation = { status: StoryboardStatus; hasCredits: boolean }

/** What keeps a scene's asset from being generated now; null when nothing does. */
export function generationObstacle(
  kind: TrackKind,
  scene: Scene,
  { status, hasCredits }: Situation,
): Obstacle | null {
  if (scene[kind].status === 'processing') return 'running'
  const missing = missingInput(kind, scene) ?? (hasCredits ? null : 'no-credits')
  // The last, for it is offered to be put out of the way.
  return missing ?? (status === 'complete' ? 'complete' : null)
}

function missingInput(kind: TrackKind, scene: Scene): Obstacle | null {
  if (kind === 'voice') return isBlank(scene.voiceOverText) ? 'no-text' : null
  if (kind === 'image') return isBlank(scene.imagePrompt) ? 'no-image-prompt' : null
  if (!scene.image.asset || scene.image.status === 'processing') return 'no-image'
  return isBlank(scene.videoPrompt) ? 'no-video-prompt' : null
}

function isBlank(text: string) {
  return text.trim() === ''
}

/** Why nothing of a kind can be made for any scene. */
const NOTHING_TEXTS: Record<TrackKind, MessageDescriptor> = {
  voice: msg`No scenes with voice text found`,
  image: msg`No scenes with prompts found`,
  clip: msg`No scenes with images found to generate videos for`,
}

export const OBSTACLE_TEXTS: Record<Obstacle, MessageDescriptor> = {
  running: msg`This is being made`,
  complete: msg`The storyboard is complete. Reopen it to make more.`,
  'no-credits': msg`No credits available`,
  'no-text': msg`No voice text provided for this scene`,
  'no-image-prompt': msg`Scene has no image prompt. Please add an image prompt first.`,
  'no-image': msg`Scene does not have an image to generate video from`,
  'no-video-prompt': msg`Add a video prompt to this scene first.`,
}

/** Why a batch makes nothing, by what stands in the way of its first scene. */
export function batchObstacleText(kind: TrackKind, obstacle: Obstacle): MessageDescriptor {
  const isOfAll = obstacle === 'running' || obstacle === 'complete' || obstacle === 'no-credits'
  return isOfAll ? OBSTACLE_TEXTS[obstacle] : NOTHING_TEXTS[kind]
}
