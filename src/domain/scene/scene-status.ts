import type { Visuals } from '#contract/options.ts'
import { type SceneStatus, TRACK_KINDS, type TrackKind, type TrackStatus } from '#contract/scene.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import { tell } from '#contract/words/told.ts'
import { DomainError } from '../domain-error.ts'
import type { SceneRow } from './read-scenes.ts'

/** What is said of a scene by the asset that says most: what runs before what failed before what is made. */
const WORDS: Record<Exclude<TrackStatus, 'pending'>, Record<TrackKind, SceneStatus>> = {
  processing: { voice: 'generating', image: 'image_processing', clip: 'processing' },
  failed: { voice: 'voice_failed', image: 'image_failed', clip: 'failed' },
  complete: { voice: 'voice_complete', image: 'image_complete', clip: 'video_complete' },
}
/** The later one is made, the more it says. */
const LATEST_FIRST = TRACK_KINDS.toReversed()

/** One word for how a scene's three assets stand. */
export function sceneStatus(tracks: Record<TrackKind, TrackStatus>): SceneStatus {
  if (TRACK_KINDS.every((kind) => tracks[kind] === 'complete')) return 'complete'
  for (const status of ['processing', 'failed', 'complete'] as const) {
    const kind = LATEST_FIRST.find((one) => tracks[one] === status)
    if (kind) return WORDS[status][kind]
  }
  return 'pending'
}

/** Whether a scene has every asset that its storyboard plans; stills with motion need no clip. */
export function isFinished(
  scene: Pick<SceneRow, 'voiceTakeId' | 'imageTakeId' | 'clipTakeId'>,
  visuals: Visuals,
): boolean {
  return plannedTracks(visuals).every((kind) => scene[`${kind}TakeId`] !== null)
}

/** Whether one of a scene's assets is being made. */
export function isInWork(scene: SceneRow): boolean {
  return TRACK_KINDS.some((kind) => scene[`${kind}Status`] === 'processing')
}

/** @throws DomainError REFUSED_IN_THIS_STATE when what is being made for one of them would lose its place. */
export function requireQuiet(scenes: SceneRow[]): void {
  if (!scenes.some(isInWork)) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('scene-in-work'))
}
