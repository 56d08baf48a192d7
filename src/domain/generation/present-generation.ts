import type { Generation } from '#contract/generation.ts'
import type { generations } from '#database/schema/index.ts'

export type GenerationRow = typeof generations.$inferSelect

/** What leaves the server of a generation. */
export function presentGeneration(row: GenerationRow): Generation {
  const { id, kind, state, storyboardId, sceneId, price, progress, expectedDurationMs } = row
  const { failure, createdAt, startedAt, endedAt } = row
  return {
    id,
    kind,
    state,
    storyboardId,
    sceneId,
    price,
    progress,
    expectedDurationMs,
    failure,
    createdAt,
    startedAt,
    endedAt,
  }
}
