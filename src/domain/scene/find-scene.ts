import { tell } from '#contract/words/told.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { SceneRow } from './scene-row.ts'

/** A scene of the account. @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findScene(
  ctx: WorkspaceContext,
  sceneId: string,
  db: Database | Transaction = ctx.db,
): Promise<SceneRow> {
  const [found] = await db
    .select({ scene: scenes })
    .from(scenes)
    .innerJoin(storyboards, eq(scenes.storyboardId, storyboards.id))
    .where(
      and(
        eq(scenes.id, sceneId),
        isNull(scenes.removedAt),
        eq(storyboards.workspaceId, ctx.workspaceId),
      ),
    )
  if (!found) throw new DomainError('NOT_FOUND', tell('scene-not-found'))
  return found.scene
}
