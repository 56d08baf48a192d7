import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Visuals } from '#contract/options.ts'
import type { Scene, Track, TrackStatus } from '#contract/scene.ts'
import { plannedTracks } from '#contract/plan-cost.ts'

export type Shape = 'none' | 'busy' | 'ready' | 'stale' | 'failed' | 'still'

export type TrackLook = {
  shape: Shape
  name: MessageDescriptor
}

/** The shape that stands for a status, and its word: the colour only repeats them. */
const LOOKS: Record<TrackStatus, TrackLook> = {
  pending: { shape: 'none', name: msg`not made` },
  processing: { shape: 'busy', name: msg`in progress` },
  complete: { shape: 'ready', name: msg`ready` },
  failed: { shape: 'failed', name: msg`failed` },
}

/** Ready, but its text or image has been edited since. */
const STALE_LOOK: TrackLook = { shape: 'stale', name: msg`out of date` }

/** No clip is planned: the image moves instead. */
const STILL_LOOK: TrackLook = { shape: 'still', name: msg`still` }

/** How a scene's clip, or its stand-in, looks. */
export function clipLook(scene: Scene, visuals: Visuals): TrackLook {
  const { clip, image } = scene
  const isStill = visuals === 'stills' && !clip.asset && clip.status === 'pending' && image.asset
  return isStill ? STILL_LOOK : trackLook(clip)
}

export function trackLook({ status, isStale }: Track): TrackLook {
  return isStale && status === 'complete' ? STALE_LOOK : LOOKS[status]
}

/** Of the assets that are planned for a scene. */
export function shapesOf(scene: Scene, visuals: Visuals): Shape[] {
  return plannedTracks(visuals).map((kind) => trackLook(scene[kind]).shape)
}
