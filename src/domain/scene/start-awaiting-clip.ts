import { tell } from '#contract/words/told.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations, scenes } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { cancelAwaiting, releaseAwaiting, type StoryboardRow } from '../generation/index.ts'
import { AS_WRITTEN } from '../pronunciation/index.ts'
import type { ClipRequest } from './generation-requests.ts'
import { isStale } from './is-stale.ts'
import { readTakesInUse } from './read-scenes.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'
import { clipRequest } from './start-tracks.ts'

const STILL_FITS = tell('video-still-fits')

/**
 * Starts the clip that waited for the scene's image and voice-over, once both are there, from what they are now.
 * When the clip in use still fits them, or no clip can be made of the scene any more, it is given up instead, and
 * costs nothing.
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
  const inUse = await readTakesInUse(tx, [scene])
  if (scene.clipTakeId && !isOutOfDate(storyboard, scene, inUse)) {
    return cancelAwaiting(ctx, tx, [clip], STILL_FITS)
  }
  const request = requestOrRefusal(storyboard, scene, inUse)
  if (request instanceof DomainError) return cancelAwaiting(ctx, tx, [clip], request.told)
  await releaseAwaiting(ctx, tx, clip, request)
}

/** The refusal is handed over, not thrown: it must not undo the saving of the take that the clip waited for. */
function requestOrRefusal(
  storyboard: StoryboardRow,
  scene: SceneRow,
  inUse: Map<string, TakeInUse>,
): ClipRequest | DomainError {
  try {
    return clipRequest(storyboard, scene, inUse)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

function isOutOfDate(
  storyboard: StoryboardRow,
  scene: SceneRow,
  inUse: Map<string, TakeInUse>,
): boolean {
  return isStale(storyboard, scene, 'clip', inUse, AS_WRITTEN)
}
