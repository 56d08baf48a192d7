import { useState } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import type { TrackPart } from '#contract/storyboard.ts'

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
