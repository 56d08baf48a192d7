import type { Scene, TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { plannedTracks } from '#contract/plan-cost.ts'

/** How far a storyboard's production is: shares from 0 to 1, jobs under way, scenes that lack something planned. */
export function production({ scenes, visuals }: Storyboard) {
  const planned = plannedTracks(visuals)
  const shares = {
    voice: shareOf(scenes, 'voice'),
    image: shareOf(scenes, 'image'),
    clip: shareOf(scenes, 'clip'),
  }
  const tracks = scenes.flatMap(({ voice, image, clip }) => [voice, image, clip])
  return {
    planned,
    shares,
    overall: planned.reduce((sum, kind) => sum + shares[kind], 0) / planned.length,
    running: tracks.filter(({ status }) => status === 'processing').length,
    missing: planned
      .map((kind) => ({ kind, numbers: numbersWithout(scenes, kind) }))
      .filter(({ numbers }) => numbers.length > 0),
  }
}

/** How many scenes have an asset that the film can use as it is: one out of date is not made. */
export function countReady(scenes: Scene[], kind: TrackKind) {
  return scenes.filter((scene) => scene[kind].asset && !scene[kind].isStale).length
}

function shareOf(scenes: Scene[], kind: TrackKind) {
  return scenes.length > 0 ? countReady(scenes, kind) / scenes.length : 0
}

function numbersWithout(scenes: Scene[], kind: TrackKind) {
  return scenes.filter((scene) => !scene[kind].asset).map(({ orderIndex }) => orderIndex + 1)
}
