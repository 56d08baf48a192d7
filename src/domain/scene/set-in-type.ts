import { tell } from '#contract/words/told.ts'
import type { Generation } from '#contract/generation.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentGeneration, startGeneration } from '../generation/index.ts'
import { cardRequest } from './card-request.ts'
import { lockScene } from './lock-scene.ts'
import { requireOpen } from './require-open.ts'

/**
 * Starts setting what a scene says in type, as its image: a take like any other, and free.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE, NOTHING_TO_GENERATE, ALREADY_RUNNING
 */
export async function setInType(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Generation> {
  return await ctx.db.transaction(async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const request = await cardRequest(tx, storyboard, scene)
    if (!request) {
      throw new DomainError('NOTHING_TO_GENERATE', tell('scene-says-nothing'))
    }
    const start = { kind: 'image', sceneId: id, request } as const
    const started = await startGeneration(ctx, tx, { storyboardId: storyboard.id, ...start })
    return presentGeneration(started)
  })
}
