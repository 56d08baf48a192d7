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

export function has(run: Run, { sceneId, kind }: TrackPart): boolean {
  return run.some((part) => part.sceneId === sceneId && part.kind === kind)
}
