import { and, eq } from 'drizzle-orm'
import type { Scene } from '#contract/scene.ts'
import { assets, takes } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { lockScene } from './lock-scene.ts'
import { presentOneScene } from './present-scenes.ts'
import { requireOpen } from './require-open.ts'

/** Puts one of a scene's takes to use again; it costs nothing and can be undone. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function chooseTake(
  ctx: WorkspaceContext,
  { id, takeId }: { id: string; takeId: string },
): Promise<Scene> {
  return await ctx.db.transaction(async (tx) => {
    const { storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const [found] = await tx
      .select()
      .from(takes)
      .innerJoin(assets, eq(takes.assetId, assets.id))
      .where(and(eq(takes.id, takeId), eq(takes.sceneId, id)))
    if (!found) throw new DomainError('NOT_FOUND')
    await changeScenes(tx, storyboard, {
      type: 'take',
      sceneId: id,
      kind: found.takes.kind,
      takeId,
      durationMs: found.assets.durationMs ?? 0,
    })
    return await presentOneScene(tx, storyboard, id)
  })
}
