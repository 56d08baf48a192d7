import { DomainError } from '../domain-error.ts'
import type { StoryboardRow } from '../generation/index.ts'

/** @throws DomainError REFUSED_IN_THIS_STATE when nothing is generated any more. */
export function requireOpen(storyboard: StoryboardRow): void {
  if (storyboard.status !== 'complete') return
  throw new DomainError(
    'REFUSED_IN_THIS_STATE',
    /*i18n*/ 'This storyboard is complete. Reopen it to generate more content.',
  )
}
