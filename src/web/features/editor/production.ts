import { useState } from 'react'
import { plannedTracks } from '#contract/plan-cost.ts'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Storyboard, TrackPart } from '#contract/storyboard.ts'

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

/** What is or was being made since the last time that nothing was. */
export type Run = TrackPart[]

/** What a run has become: what was started since joins it, what was stopped or failed leaves it. */
export function nextRun(run: Run, scenes: Scene[]): Run {
  const parts = scenes.flatMap((scene) =>
    TRACK_KINDS.map((kind) => ({ sceneId: scene.id, kind, status: scene[kind].status })),
  )
  if (!parts.some(({ status }) => status === 'processing')) return []
  return parts
    .filter(
      (part) => part.status === 'processing' || (part.status === 'complete' && has(run, part)),
    )
    .map(({ sceneId, kind }) => ({ sceneId, kind }))
}

/** How many of a run are made. */
export function madeOf(run: Run, scenes: Scene[]): number {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]))
  return run.filter(({ sceneId, kind }) => byId.get(sceneId)?.[kind].status === 'complete').length
}

function has(run: Run, { sceneId, kind }: TrackPart): boolean {
  return run.some((part) => part.sceneId === sceneId && part.kind === kind)
}

/** Remembers what was started together, so that it can be said how much of it is made. */
export function useRun(scenes: Scene[]): Run {
  const [before, setRun] = useState<Run>([])
  const run = nextRun(before, scenes)
  const isSame = run.length === before.length && run.every((part) => has(before, part))
  // Follows what the server tells, within the same drawing of the page.
  if (!isSame) setRun(run)
  return run
}
