import { type SceneStatus, TRACK_KINDS, type TrackKind, type TrackStatus } from '#contract/scene.ts'

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
