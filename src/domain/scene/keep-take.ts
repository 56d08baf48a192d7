import { eq } from 'drizzle-orm'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { readSpeech } from '../pronunciation/index.ts'
import { lockScene } from './lock-scene.ts'
import { presentOneScene } from './present-scenes.ts'
import { readTakesInUse } from './read-scenes.ts'
import { requireOpen } from './require-open.ts'
import { sourceOf } from './take-source.ts'

/**
 * Lets the take in use stand for the scene as it is now, though it was made from something else; free. The next
 * change of that makes it out of date again. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE
 */
export async function keepTake(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind: TrackKind },
): Promise<Scene> {
  return await ctx.db.transaction(async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const inUse = await readTakesInUse(tx, [scene])
    const takeId = scene[`${kind}TakeId`]
    if (!takeId) throw new DomainError('NOT_FOUND')
    const speech = await readSpeech(tx, storyboard.id)
    await tx
      .update(takes)
      .set({ keptFor: sourceOf(storyboard, scene, kind, inUse, speech) })
      .where(eq(takes.id, takeId))
    await announceStoryboard(tx, storyboard)
    return await presentOneScene(tx, storyboard, id)
  })
}
