import { inArray, sql } from 'drizzle-orm'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { scenes } from '#database/schema/index.ts'
import { type TrackAction, trackAfter } from '../track-transitions.ts'
import type { GenerationRow } from './present-generation.ts'

/** Moves on the tracks that generations make, as the table allows; what belongs to no scene has none. */
export async function markTracks(
  tx: Transaction,
  generations: GenerationRow[],
  action: TrackAction,
): Promise<void> {
  for (const kind of TRACK_KINDS) {
    const ofKind = generations.filter((generation) => generation.kind === kind)
    const sceneIds = ofKind.map(({ sceneId }) => sceneId).filter((id) => id !== null)
    if (sceneIds.length > 0) await markKind(tx, kind, sceneIds, action)
  }
}

async function markKind(tx: Transaction, kind: TrackKind, sceneIds: string[], action: TrackAction) {
  const found = await tx.select().from(scenes).where(inArray(scenes.id, sceneIds))
  const byNext = Map.groupBy(found, (scene) =>
    trackAfter(action, scene[`${kind}Status`], scene[`${kind}TakeId`] !== null),
  )
  for (const [next, moved] of byNext) {
    if (next === null) continue
    await tx
      .update(scenes)
      .set({ [`${kind}Status`]: next, updatedAt: sql`now()` })
      .where(
        inArray(
          scenes.id,
          moved.map(({ id }) => id),
        ),
      )
  }
}
