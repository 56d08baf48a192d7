import { tell } from '#contract/words/told.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { storyboardAfter } from '../storyboard-transitions.ts'
import { changeStoryboard } from './change-storyboard.ts'

/** draft → processing. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function confirmStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, ({ status }) => {
    const next = storyboardAfter('confirm', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('confirmed-already'))
    }
    return { status: next }
  })
}
