import type { Export } from '#contract/export.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'

/** The export under way; null when none is. */
export function runningExport(exports: Export[]) {
  return exports.find(({ generation }) => !hasEnded(generation.state)) ?? null
}
