import type { Storyboard } from '#contract/storyboard.ts'
import { tell } from '#contract/words/told.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { isFinished, isInWork, readScenes } from '../scene/index.ts'
import { storyboardAfter } from '../transitions.ts'
import { changeStoryboard } from './change.ts'

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

/**
 * processing → complete. Missing assets that are planned must be accepted, and nothing may be under way.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE
 */
export async function completeStoryboard(
  ctx: WorkspaceContext,
  input: { id: string; acceptMissing: boolean },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, async ({ status, visuals }, tx) => {
    const next = storyboardAfter('complete', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('only-in-production'))
    }
    const scenes = await readScenes(tx, input.id)
    if (scenes.some(isInWork)) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('still-being-made'))
    }
    if (!input.acceptMissing && !scenes.every((scene) => isFinished(scene, visuals))) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('assets-missing'))
    }
    return { status: next }
  })
}

/** complete → processing. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function reopenStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, ({ status }) => {
    const next = storyboardAfter('reopen', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('open-already'))
    }
    return { status: next }
  })
}
