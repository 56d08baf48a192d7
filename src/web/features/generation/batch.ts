import type { Scene, TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { generationObstacle, type Obstacle } from './generation-obstacle.ts'

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
