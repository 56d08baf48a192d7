import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { Storyboard, StoryboardStatus } from '#contract/storyboard.ts'
import { TRACKS } from './tracks.ts'

type Obstacle =
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
  return isOfAll ? OBSTACLE_TEXTS[obstacle] : TRACKS[kind].nothingToMake
}

/** The scenes that "generate all" would make: those without the asset, or all when none lacks it. */
export function batchOf(kind: TrackKind, storyboard: Storyboard) {
  const eligible = possibleScenes(kind, storyboard)
  const isAnyMissing = storyboard.scenes.some((scene) => !scene[kind].asset)
  return {
    scenes: isAnyMissing ? eligible.filter((scene) => !scene[kind].asset) : eligible,
    mode: isAnyMissing ? ('missing' as const) : ('all' as const),
    isRunning: storyboard.scenes.some((scene) => scene[kind].status === 'processing'),
  }
}

/** The scenes that "update" would make again. */
export function staleScenes(kind: TrackKind, storyboard: Storyboard): Scene[] {
  return possibleScenes(kind, storyboard).filter((scene) => scene[kind].isStale)
}

/** Why a batch would make nothing: what stands in the way of the first scene that lacks the asset. */
export function batchObstacle(
  kind: TrackKind,
  storyboard: Storyboard,
  credits: number,
): Obstacle | null {
  const [first] = storyboard.scenes.filter((scene) => !scene[kind].asset)
  const { status } = storyboard
  return first ? generationObstacle(kind, first, { status, hasCredits: credits > 0 }) : null
}

/** Those that nothing stands in the way of but credits, or that the storyboard is to be reopened first. */
function possibleScenes(kind: TrackKind, storyboard: Storyboard): Scene[] {
  const situation = { status: 'processing', hasCredits: true } as const
  return storyboard.scenes.filter((scene) => generationObstacle(kind, scene, situation) === null)
}
