import type { Stage } from '../stage/stage.ts'

/** Boats and swimmers want the water itself, not the bank. */
export function floatsOnWater(stage: Stage): boolean {
  return stage.brief.subjects.some(({ kind }) => kind === 'boat' || kind === 'sea-animal')
}
