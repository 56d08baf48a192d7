import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../generation/index.ts'
import type { SceneRow } from './scene-row.ts'

/**
 * A scene of the account with its storyboard, both locked for the rest of the transaction.
 * @throws DomainError NOT_FOUND also when it is somebody else's.
 */
export async function lockScene(
  ctx: AccountContext,
  tx: Transaction,
  sceneId: string,
): Promise<{ scene: SceneRow; storyboard: StoryboardRow }> {
  const [owned] = await tx
    .select({ storyboardId: scenes.storyboardId })
    .from(scenes)
    .innerJoin(storyboards, eq(scenes.storyboardId, storyboards.id))
    .where(
      and(eq(scenes.id, sceneId), isNull(scenes.removedAt), eq(storyboards.userId, ctx.userId)),
    )
  if (!owned) throw new DomainError('NOT_FOUND', /*i18n*/ 'Could not fetch scene data')
  const storyboard = await lockStoryboard(tx, ctx.userId, owned.storyboardId)
  const [scene] = await tx.select().from(scenes).where(eq(scenes.id, sceneId)).for('update')
  if (!scene) throw new DomainError('NOT_FOUND', /*i18n*/ 'Could not fetch scene data')
  return { scene, storyboard }
}
