import type { TrackKind } from '#contract/scene.ts'
import type { GenerationRow } from '#domain/generation/index.ts'

/** A generation that belongs to a track of a scene. @throws when it does not. */
export function trackOf(
  generation: GenerationRow,
): GenerationRow & { sceneId: string; kind: TrackKind } {
  const { sceneId, kind } = generation
  if (!sceneId || kind === 'storyboard' || kind === 'export') {
    throw new Error(`Generation ${generation.id} belongs to no scene.`)
  }
  return { ...generation, sceneId, kind }
}
