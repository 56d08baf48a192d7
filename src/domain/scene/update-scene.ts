import { eq, sql } from 'drizzle-orm'
import type { Scene, SceneTexts } from '#contract/scene.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockScene } from './lock-scene.ts'
import { presentScenes } from './present-scenes.ts'

/** Changes a scene's texts; what is not given stays. @throws DomainError NOT_FOUND */
export async function updateScene(
  ctx: AccountContext,
  input: { id: string } & SceneTexts,
): Promise<Scene> {
  const { id, ...texts } = input
  return await ctx.db.transaction(async (tx) => {
    const { storyboard } = await lockScene(ctx, tx, id)
    await tx
      .update(scenes)
      .set({ ...given(texts), updatedAt: sql`now()` })
      .where(eq(scenes.id, id))
    await tx
      .update(storyboards)
      .set({ updatedAt: sql`now()` })
      .where(eq(storyboards.id, storyboard.id))
    await announceStoryboard(tx, storyboard)
    const scene = (await presentScenes(tx, storyboard.id)).find((one) => one.id === id)
    if (!scene) throw new DomainError('NOT_FOUND', /*i18n*/ 'Could not fetch scene data')
    return scene
  })
}

function given(texts: SceneTexts) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}
