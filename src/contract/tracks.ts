import { type ChosenModels, modelFor } from './chosen-models.ts'
import { KINDS } from './kinds.ts'
import type { Visuals } from './options.ts'
import { plannedTracks } from './plan-cost.ts'
import { type Scene, TRACK_KINDS, type TrackKind } from './scene.ts'
import type { OfferedModel, Studio } from './studio.ts'

/**
 * What an update of a scene makes again, in the order in which one is made from the other: what is out of date,
 * and the clip of whatever it shows or lasts as long as. What is being made already is left alone.
 */
export function tracksToUpdate(scene: Scene): TrackKind[] {
  return dueTracks(scene, [])
}

/**
 * All that keeps a scene from being finished: what an update makes again, and what is planned and not there.
 * @param wanted these kinds alone, planned or not.
 */
export function tracksToMake(
  scene: Scene,
  visuals: Visuals,
  wanted?: readonly TrackKind[],
): TrackKind[] {
  return dueTracks(scene, wanted ?? plannedTracks(visuals), wanted)
}

/** @param planned what is due, too, while it is not there. */
function dueTracks(
  scene: Scene,
  planned: readonly TrackKind[],
  wanted: readonly TrackKind[] = TRACK_KINDS,
): TrackKind[] {
  const { image, clip } = scene
  const isDue = (kind: TrackKind) => {
    const { asset, isStale, status } = scene[kind]
    if (status === 'processing' || !wanted.includes(kind)) return false
    return isStale || (planned.includes(kind) && asset === null)
  }
  const isVoiceDue = isDue('voice') && hasWords(scene.voiceOverText)
  const isImageDue = isDue('image') && hasWords(scene.imagePrompt)
  const follows =
    clip.asset !== null &&
    clip.status !== 'processing' &&
    wanted.includes('clip') &&
    (isVoiceDue || isImageDue)
  const hasPicture = image.asset !== null || image.status === 'processing' || isImageDue
  const isClipDue = (isDue('clip') || follows) && hasPicture && hasWords(scene.videoPrompt)
  return [
    ...(isVoiceDue ? (['voice'] as const) : []),
    ...(isImageDue ? (['image'] as const) : []),
    ...(isClipDue ? (['clip'] as const) : []),
  ]
}

function hasWords(text: string): boolean {
  return text.trim() !== ''
}

type Choosing = { models: ChosenModels }

/** What an asset of a scene costs with the model that makes it, in credits. */
export type TrackPrice = (kind: TrackKind, scene: Choosing) => number

/** Who makes an asset of a scene: its own choice, else the storyboard's, else the default. */
export function makerOf(
  offered: Studio['offered'],
  kind: TrackKind,
  ...choosing: readonly Choosing[]
): OfferedModel | undefined {
  const maker = KINDS[kind].maker
  return modelFor(offered[maker], maker, ...choosing.map(({ models }) => models))
}

/** The prices of a storyboard's parts. */
export function trackPrices(offered: Studio['offered'], storyboard: Choosing): TrackPrice {
  return (kind, scene) => makerOf(offered, kind, scene, storyboard)?.price ?? 0
}
