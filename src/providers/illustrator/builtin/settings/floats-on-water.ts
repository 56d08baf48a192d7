import type { Stage } from '../stage/stage.ts'

/** A boat or a swimmer as the hero wants the water itself, not the bank. */
export function floatsOnWater({ brief }: Stage): boolean {
  const kind = brief.subjects[0]?.kind
  return kind === 'boat' || kind === 'sea-animal'
}
