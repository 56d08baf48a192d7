import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { EditRefusalReason } from '#composition/scene-edit/edit-refusal.ts'
import {
  type ScenePlan,
  sceneLengthMs,
  takeIdsOf,
  totalLengthMs,
} from '#composition/scene-edit/scene-plan.ts'
import {
  SCENE_TEXT_MAX_CHARACTERS,
  SCENES_MAX,
  STORYBOARD_LENGTH_MAX_MS,
} from '#contract/limits.ts'
import type { TrackKind } from '#contract/scene.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readScenes, readTakesInUse } from '../read-scenes.ts'

/** A storyboard's scenes as edits see them. */
export async function readScenePlan(tx: Transaction, storyboardId: string): Promise<ScenePlan[]> {
  const rows = await readScenes(tx, storyboardId)
  const inUse = await readTakesInUse(tx, rows)
  return rows.map((row) => {
    const voiceMs = inUse.get(row.voiceTakeId ?? '')?.asset.durationMs ?? 0
    return {
      id: row.id,
      plannedDurationMs: row.plannedDurationMs,
      voiceOverText: row.voiceOverText,
      imagePrompt: row.imagePrompt,
      videoPrompt: row.videoPrompt,
      emphasis: row.emphasis,
      voice: row.voiceTakeId ? { takeId: row.voiceTakeId, durationMs: voiceMs } : null,
      imageTakeId: row.imageTakeId,
      clipTakeId: row.clipTakeId,
    }
  })
}

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

type TakeRow = typeof takes.$inferSelect

/**
 * A scene that was duplicated, split or merged points to takes of the scene it came from. It gets copies of
 * its own: the file is the same, the row is the scene's.
 */
export async function adoptTakes(
  tx: Transaction,
  plan: readonly ScenePlan[],
): Promise<ScenePlan[]> {
  const ids = takeIdsOf(plan)
  if (ids.length === 0) return [...plan]
  const rows = await tx.select().from(takes).where(inArray(takes.id, ids))
  const takeById = new Map(rows.map((row) => [row.id, row]))
  const adopted: ScenePlan[] = []
  for (const scene of plan) adopted.push(await adoptFor(tx, scene, takeById))
  return adopted
}

async function adoptFor(
  tx: Transaction,
  scene: ScenePlan,
  takeById: Map<string, TakeRow>,
): Promise<ScenePlan> {
  const own = async (takeId: string | null) => {
    const take = takeById.get(takeId ?? '')
    // Its file was deleted.
    if (!take || take.assetId === null) return null
    return take.sceneId === scene.id ? take.id : await copyTake(tx, take, scene.id)
  }
  const voiceTakeId = await own(scene.voice?.takeId ?? null)
  const adopted = {
    ...scene,
    voice: scene.voice && voiceTakeId ? { ...scene.voice, takeId: voiceTakeId } : null,
    imageTakeId: await own(scene.imageTakeId),
    clipTakeId: await own(scene.clipTakeId),
  }
  if (isDeepStrictEqual(adopted, scene)) return scene
  const { imageTakeId, clipTakeId } = adopted
  await tx
    .update(scenes)
    .set({ voiceTakeId, imageTakeId, clipTakeId })
    .where(eq(scenes.id, scene.id))
  return adopted
}

async function copyTake(tx: Transaction, take: TakeRow, sceneId: string): Promise<string> {
  const { kind, assetId, fromAssetId, generationId, voiceId, keptFor, createdAt } = take
  const [copy] = await tx
    .insert(takes)
    .values({ sceneId, kind, assetId, fromAssetId, generationId, voiceId, keptFor, createdAt })
    .onConflictDoNothing()
    .returning({ id: takes.id })
  if (copy) return copy.id
  const [existing] = await tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(eq(takes.sceneId, sceneId), eq(takes.assetId, assetId ?? '')))
  return existing?.id ?? take.id
}

const MINUTE_MS = 60_000

const REFUSALS: Record<EditRefusalReason, Told> = {
  'no-such-scene': tell('scene-not-found'),
  'id-taken': tell('change-made-already'),
  'last-scene': tell('last-scene'),
  'too-many-scenes': tell('scenes-too-many', {
    most: SCENES_MAX,
  }),
  'too-long': tell('storyboard-too-long', {
    minutes: STORYBOARD_LENGTH_MAX_MS / MINUTE_MS,
  }),
  'too-short-to-split': tell('scene-too-short-to-split'),
  'nothing-follows': tell('nothing-to-merge-with'),
  'too-much-text': tell('merged-text-too-long', {
    most: SCENE_TEXT_MAX_CHARACTERS,
  }),
}

/** The refusal of an edit, in words for whoever made it. */
export function refuseEdit(reason: EditRefusalReason): DomainError {
  const code = reason === 'no-such-scene' ? 'NOT_FOUND' : 'INVALID_INPUT'
  return new DomainError(code, REFUSALS[reason])
}
