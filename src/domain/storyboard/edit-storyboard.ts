import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { WorkspaceContext } from '../context.ts'
import { editScenes, stepVersion } from '../scene/index.ts'
import { presentStoryboard } from './present-storyboard.ts'

/** @throws DomainError those of editScenes */
export async function editStoryboard(
  ctx: WorkspaceContext,
  input: { id: string; edit: SceneEdit },
): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await editScenes(ctx, input))
}

/** @throws DomainError those of stepVersion */
export async function undoEdit(ctx: WorkspaceContext, { id }: { id: string }): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await stepVersion(ctx, { id, direction: 'undo' }))
}

/** @throws DomainError those of stepVersion */
export async function redoEdit(ctx: WorkspaceContext, { id }: { id: string }): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await stepVersion(ctx, { id, direction: 'redo' }))
}
