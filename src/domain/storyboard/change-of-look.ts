import type { LookChange, StoryboardLook } from '#contract/cast.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { findPictures } from '../asset/index.ts'
import { DomainError } from '../domain-error.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { requireOpen } from '../scene/index.ts'

/**
 * What changes of how all pictures look. Of a complete storyboard nothing: its pictures would be out of date.
 * @throws DomainError INVALID_INPUT when a reference is no picture of the workspace, REFUSED_IN_THIS_STATE
 */
export async function changeOfLook(
  tx: Transaction,
  storyboard: StoryboardRow,
  { look, cast, negativePrompt, referenceImageIds }: LookChange,
): Promise<Partial<StoryboardLook>> {
  const change = {
    ...(look === undefined ? {} : { look }),
    ...(cast ? { cast } : {}),
    ...(negativePrompt === undefined ? {} : { negativePrompt }),
    ...(referenceImageIds ? { referenceImageIds: [...new Set(referenceImageIds)] } : {}),
  }
  if (Object.keys(change).length > 0) requireOpen(storyboard)
  // One that was deleted since it was chosen is passed over: it must not keep the others from being changed.
  const added = change.referenceImageIds?.filter((id) => !storyboard.referenceImageIds.includes(id))
  if (added) await requirePictures(tx, storyboard, added)
  return change
}

async function requirePictures(
  tx: Transaction,
  { workspaceId }: StoryboardRow,
  ids: string[],
): Promise<void> {
  const found = await findPictures(tx, workspaceId, ids)
  if (found.length < ids.length)
    throw new DomainError('INVALID_INPUT', tell('reference-no-picture'))
}
