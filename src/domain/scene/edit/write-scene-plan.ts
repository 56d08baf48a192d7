import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { type ScenePlan, sceneLengthMs, totalLengthMs } from '#composition/scene-edit/scene-plan.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import { adoptTakes } from './adopt-takes.ts'
import { refuseEdit } from './refuse-edit.ts'

/**
 * Makes a storyboard's scenes what the plan says: texts, order, lengths, takes in use, total.
 * Scenes that are not in it are taken out and kept with their takes.
 * @throws DomainError INVALID_INPUT when a new scene has the id of a scene elsewhere.
 * @returns the plan as written; a scene never uses another scene's take, but a copy.
 */
export async function writeScenePlan(
  tx: Transaction,
  storyboardId: string,
  wanted: readonly ScenePlan[],
): Promise<ScenePlan[]> {
  const present = and(eq(scenes.storyboardId, storyboardId), isNull(scenes.removedAt))
  const kept = wanted.map(({ id }) => id)
  await tx
    .update(scenes)
    .set({ removedAt: sql`now()` })
    .where(and(present, notInArray(scenes.id, kept)))
  // Out of the way first: two scenes may never have the same place, not even for a moment.
  await tx
    .update(scenes)
    .set({ orderIndex: sql`-1 - ${scenes.orderIndex}` })
    .where(present)
  const written = await tx
    .insert(scenes)
    .values(wanted.map((scene, orderIndex) => ({ ...columns(scene, orderIndex), storyboardId })))
    .onConflictDoUpdate({
      target: scenes.id,
      set: REPLACED,
      setWhere: eq(scenes.storyboardId, storyboardId),
    })
    .returning({ id: scenes.id })
  if (written.length < wanted.length) throw refuseEdit('id-taken')
  const plan = await adoptTakes(tx, wanted)
  await settleStatuses(tx, storyboardId)
  await tx
    .update(storyboards)
    .set({ totalDurationMs: totalLengthMs(plan), updatedAt: sql`now()` })
    .where(eq(storyboards.id, storyboardId))
  return plan
}

function columns(scene: ScenePlan, orderIndex: number) {
  const { id, plannedDurationMs, voiceOverText, imagePrompt, videoPrompt, emphasis = '' } = scene
  return {
    id,
    orderIndex,
    durationMs: sceneLengthMs(scene),
    plannedDurationMs,
    voiceOverText,
    imagePrompt,
    videoPrompt,
    emphasis,
    voiceTakeId: scene.voice?.takeId ?? null,
    imageTakeId: scene.imageTakeId,
    clipTakeId: scene.clipTakeId,
    removedAt: null,
  }
}

const REPLACED = {
  orderIndex: sql`excluded.order_index`,
  durationMs: sql`excluded.duration`,
  plannedDurationMs: sql`excluded.planned_duration`,
  voiceOverText: sql`excluded.voice_over_text`,
  imagePrompt: sql`excluded.image_prompt`,
  videoPrompt: sql`excluded.video_prompt`,
  emphasis: sql`excluded.emphasis`,
  voiceTakeId: sql`excluded.voice_take_id`,
  imageTakeId: sql`excluded.image_take_id`,
  clipTakeId: sql`excluded.clip_take_id`,
  removedAt: sql`null`,
  updatedAt: sql`now()`,
}

async function settleStatuses(tx: Transaction, storyboardId: string): Promise<void> {
  await tx
    .update(scenes)
    .set({
      voiceStatus: settled('voice'),
      imageStatus: settled('image'),
      clipStatus: settled('clip'),
    })
    .where(eq(scenes.storyboardId, storyboardId))
}

/** What is being made stays so; otherwise a track is complete when it has a take. */
function settled(kind: TrackKind): SQL {
  const [status, take] = [scenes[`${kind}Status`], scenes[`${kind}TakeId`]]
  return sql`case when ${status} = 'processing' then ${status}
    when ${take} is not null then 'complete'
    when ${status} = 'failed' then ${status} else 'pending' end`
}
