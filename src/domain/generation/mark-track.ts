import { eq, sql } from 'drizzle-orm'
import type { TrackKind, TrackStatus } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { scenes } from '#database/schema/index.ts'
import type { GenerationRow } from './present-generation.ts'

const STATUS_COLUMN = { voice: 'voiceStatus', image: 'imageStatus', clip: 'clipStatus' } as const

/** Writes how one track of a scene stands. */
export async function markTrack(
  tx: Transaction,
  sceneId: string,
  kind: TrackKind,
  status: TrackStatus,
): Promise<void> {
  await tx
    .update(scenes)
    .set({ [STATUS_COLUMN[kind]]: status, updatedAt: sql`now()` })
    .where(eq(scenes.id, sceneId))
}

/** After a generation delivered nothing: a track that has a take is as complete as before. */
export async function markTrackAfterNothing(
  tx: Transaction,
  generation: GenerationRow,
  otherwise: TrackStatus,
): Promise<void> {
  const { sceneId, kind } = generation
  if (!sceneId || (kind !== 'voice' && kind !== 'image' && kind !== 'clip')) return
  const [scene] = await tx.select().from(scenes).where(eq(scenes.id, sceneId))
  const takeInUse = scene?.[`${kind}TakeId`]
  await markTrack(tx, sceneId, kind, takeInUse ? 'complete' : otherwise)
}
