import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { scenes } from '#database/schema/index.ts'
import { type TrackAction, trackAfter } from '../track-transitions.ts'
import type { GenerationRow } from './present-generation.ts'

/** Moves on the track that a generation makes, as the table allows; what belongs to no scene has none. */
export async function markTrack(
  tx: Transaction,
  { sceneId, kind }: GenerationRow,
  action: TrackAction,
): Promise<void> {
  if (!sceneId || (kind !== 'voice' && kind !== 'image' && kind !== 'clip')) return
  const [scene] = await tx.select().from(scenes).where(eq(scenes.id, sceneId))
  if (!scene) return
  const next = trackAfter(action, scene[`${kind}Status`], scene[`${kind}TakeId`] !== null)
  if (!next) return
  await tx
    .update(scenes)
    .set({ [`${kind}Status`]: next, updatedAt: sql`now()` })
    .where(eq(scenes.id, sceneId))
}
