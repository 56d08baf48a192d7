import { tell } from '#contract/words/told.ts'
import { DomainError } from '../domain-error.ts'
import type { StoryboardRow } from '../generation/index.ts'

/** @throws DomainError REFUSED_IN_THIS_STATE when nothing is generated any more. */
export function requireOpen(storyboard: StoryboardRow): void {
  if (storyboard.status !== 'complete') return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('storyboard-complete'))
}
