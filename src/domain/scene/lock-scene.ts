import { tell } from '#contract/words/told.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { scenes } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../generation/index.ts'
import { findScene } from './find-scene.ts'
import type { SceneRow } from './scene-row.ts'

/**
 * A scene of the account with its storyboard, both locked for the rest of the transaction.
 * @throws DomainError NOT_FOUND also when it is somebody else's.
 */
export async function lockScene(
  ctx: WorkspaceContext,
  tx: Transaction,
  sceneId: string,
): Promise<{ scene: SceneRow; storyboard: StoryboardRow }> {
  const { storyboardId } = await findScene(ctx, sceneId, tx)
  const storyboard = await lockStoryboard(tx, ctx.workspaceId, storyboardId)
  // It may have been taken out while another transaction held the lock.
  const [scene] = await tx
    .select()
    .from(scenes)
    .where(and(eq(scenes.id, sceneId), isNull(scenes.removedAt)))
    .for('update')
  if (!scene) throw new DomainError('NOT_FOUND', tell('scene-not-found'))
  return { scene, storyboard }
}
