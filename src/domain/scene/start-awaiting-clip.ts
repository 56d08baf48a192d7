import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations, scenes } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { cancelAwaiting, releaseAwaiting, type StoryboardRow } from '../generation/index.ts'
import { isStale } from './is-stale.ts'
import { readTakesInUse } from './read-scenes.ts'
import type { SceneRow } from './scene-row.ts'
import { clipRequest } from './start-track.ts'

const STILL_FITS = /*i18n*/ 'The video still fits and was not made again.'

/**
 * Starts the clip that waited for the scene's image and voice-over, once both are there, from what they are now.
 * When the clip in use still fits them, it is given up instead, and costs nothing.
 */
export async function startAwaitingClip(
  ctx: Context,
  tx: Transaction,
  storyboard: StoryboardRow,
  sceneId: string,
): Promise<void> {
  const [clip] = await tx
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.sceneId, sceneId),
        eq(generations.awaitsInput, true),
        sql`${generations.state} = 'queued'`,
      ),
    )
  const [scene] = clip ? await tx.select().from(scenes).where(eq(scenes.id, sceneId)) : []
  if (!clip || !scene) return
  if (scene.imageStatus === 'processing' || scene.voiceStatus === 'processing') return
  if (await isOutOfDate(tx, scene)) {
    await releaseAwaiting(ctx, tx, clip, await clipRequest(tx, storyboard, scene))
  } else {
    await cancelAwaiting(ctx, tx, clip, STILL_FITS)
  }
}

async function isOutOfDate(tx: Transaction, scene: SceneRow): Promise<boolean> {
  const inUse = await readTakesInUse(tx, [scene])
  const imageAssetId = inUse.get(scene.imageTakeId ?? '')?.asset.id
  return isStale(scene, 'clip', inUse.get(scene.clipTakeId ?? ''), imageAssetId)
}
