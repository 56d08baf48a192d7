import { tell } from '#contract/words/told.ts'
import { TRACK_KINDS } from '#contract/scene.ts'
import { DomainError } from '../domain-error.ts'
import type { SceneRow } from './scene-row.ts'

/** Whether one of a scene's assets is being made. */
export function isInWork(scene: SceneRow): boolean {
  return TRACK_KINDS.some((kind) => scene[`${kind}Status`] === 'processing')
}

/** @throws DomainError REFUSED_IN_THIS_STATE when what is being made for one of them would lose its place. */
export function requireQuiet(scenes: SceneRow[]): void {
  if (!scenes.some(isInWork)) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('scene-in-work'))
}
