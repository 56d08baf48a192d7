import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Visuals } from '#contract/options.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import { type SceneStatus, TRACK_KINDS, type TrackKind, type TrackStatus } from '#contract/scene.ts'
import { defaultVoiceFor, VOICES } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { assets, generations, scenes, storyboards, takes } from '#database/schema/index.ts'
import type { AssetRow } from '../asset/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../generation/index.ts'

export type SceneRow = typeof scenes.$inferSelect
export type TakeInUse = {
  take: typeof takes.$inferSelect
  asset: AssetRow
  /** What it was made from; null for an uploaded image. */
  request: Record<string, unknown> | null
}

/** A scene of the account. @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findScene(
  ctx: WorkspaceContext,
  sceneId: string,
  db: Database | Transaction = ctx.db,
): Promise<SceneRow> {
  const [found] = await db
    .select({ scene: scenes })
    .from(scenes)
    .innerJoin(storyboards, eq(scenes.storyboardId, storyboards.id))
    .where(
      and(
        eq(scenes.id, sceneId),
        isNull(scenes.removedAt),
        eq(storyboards.workspaceId, ctx.workspaceId),
      ),
    )
  if (!found) throw new DomainError('NOT_FOUND', tell('scene-not-found'))
  return found.scene
}

/**
 * A scene of the account with its storyboard, both locked for the rest of the transaction.
 * @throws DomainError NOT_FOUND also when it is somebody else's.
 */
export async function lockScene(
  ctx: WorkspaceContext,
  tx: Transaction,
  sceneId: string,
): Promise<{ scene: SceneRow; storyboard: StoryboardRow }> {
  const { storyboardId } = await findScene(ctx, sceneId, tx)
  const storyboard = await lockStoryboard(tx, ctx.workspaceId, storyboardId)
  // It may have been taken out while another transaction held the lock.
  const [scene] = await tx
    .select()
    .from(scenes)
    .where(and(eq(scenes.id, sceneId), isNull(scenes.removedAt)))
    .for('update')
  if (!scene) throw new DomainError('NOT_FOUND', tell('scene-not-found'))
  return { scene, storyboard }
}

/** A storyboard's scenes in order, without those that were taken out. */
export async function readScenes(
  db: Database | Transaction,
  storyboardId: string,
): Promise<SceneRow[]> {
  return await db
    .select()
    .from(scenes)
    .where(and(eq(scenes.storyboardId, storyboardId), isNull(scenes.removedAt)))
    .orderBy(asc(scenes.orderIndex))
}

/** The takes the scenes point to, by take id. */
export async function readTakesInUse(
  db: Database | Transaction,
  rows: SceneRow[],
): Promise<Map<string, TakeInUse>> {
  const ids = rows
    .flatMap((row) => [row.voiceTakeId, row.imageTakeId, row.clipTakeId])
    .filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ take: takes, asset: assets, request: generations.request })
    .from(takes)
    .innerJoin(assets, eq(takes.assetId, assets.id))
    .leftJoin(generations, eq(takes.generationId, generations.id))
    .where(inArray(takes.id, ids))
  return new Map(found.map((row) => [row.take.id, row]))
}

/**
 * What is said in a recording of a scene, and a voice of the catalogue that says it in the same language; null
 * when the scene is gone.
 */
export async function recordedText(
  ctx: Context,
  sceneId: string,
): Promise<{ text: string; voiceId: string } | null> {
  const [found] = await ctx.db
    .select({
      text: scenes.voiceOverText,
      voiceId: storyboards.voiceId,
      language: storyboards.language,
    })
    .from(scenes)
    .innerJoin(storyboards, eq(scenes.storyboardId, storyboards.id))
    .where(eq(scenes.id, sceneId))
  if (!found) return null
  const { text, voiceId, language } = found
  const speaks = VOICES.some((voice) => voice.id === voiceId && voice.language === language)
  return { text, voiceId: speaks ? voiceId : defaultVoiceFor(language).id }
}

/** @throws DomainError REFUSED_IN_THIS_STATE when nothing is generated any more. */
export function requireOpen(storyboard: StoryboardRow): void {
  if (storyboard.status !== 'complete') return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('storyboard-complete'))
}

/** What is said of a scene by the asset that says most: what runs before what failed before what is made. */
const WORDS: Record<Exclude<TrackStatus, 'pending'>, Record<TrackKind, SceneStatus>> = {
  processing: { voice: 'generating', image: 'image_processing', clip: 'processing' },
  failed: { voice: 'voice_failed', image: 'image_failed', clip: 'failed' },
  complete: { voice: 'voice_complete', image: 'image_complete', clip: 'video_complete' },
}
/** The later one is made, the more it says. */
const LATEST_FIRST = TRACK_KINDS.toReversed()

/** One word for how a scene's three assets stand. */
export function sceneStatus(tracks: Record<TrackKind, TrackStatus>): SceneStatus {
  if (TRACK_KINDS.every((kind) => tracks[kind] === 'complete')) return 'complete'
  for (const status of ['processing', 'failed', 'complete'] as const) {
    const kind = LATEST_FIRST.find((one) => tracks[one] === status)
    if (kind) return WORDS[status][kind]
  }
  return 'pending'
}

/** Whether a scene has every asset that its storyboard plans; stills with motion need no clip. */
export function isFinished(
  scene: Pick<SceneRow, 'voiceTakeId' | 'imageTakeId' | 'clipTakeId'>,
  visuals: Visuals,
): boolean {
  return plannedTracks(visuals).every((kind) => scene[`${kind}TakeId`] !== null)
}

/** Whether one of a scene's assets is being made. */
export function isInWork(scene: SceneRow): boolean {
  return TRACK_KINDS.some((kind) => scene[`${kind}Status`] === 'processing')
}

/** @throws DomainError REFUSED_IN_THIS_STATE when what is being made for one of them would lose its place. */
export function requireQuiet(scenes: SceneRow[]): void {
  if (!scenes.some(isInWork)) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('scene-in-work'))
}
