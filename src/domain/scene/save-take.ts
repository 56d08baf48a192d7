import { and, eq, sql } from 'drizzle-orm'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import type { TrackKind } from '#contract/scene.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations, scenes, storyboards, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import {
  cancelAwaiting,
  type GenerationRow,
  KINDS,
  markTracks,
  releaseAwaiting,
  type StoryboardRow,
  storyboardAfter,
  succeedGeneration,
} from '../generation/index.ts'
import { AS_WRITTEN, readSpeech } from '../pronunciations.ts'
import { type ClipRequest, clipRequest } from './generation-requests.ts'
import {
  isFinished,
  isInWork,
  readScenes,
  readTakesInUse,
  type SceneRow,
  type TakeInUse,
} from './read-scenes.ts'
import { isStale } from './stale-takes.ts'

/**
 * Ends a voice, image or clip generation: the take is saved and put to use, the scene and storyboard
 * follow, the credits are charged; all of it or nothing.
 * @param freeBecause what the user reads when the take is another than the one asked for: it costs nothing then.
 * @returns false when the generation had ended meanwhile and nothing was saved.
 */
export async function saveTake(
  ctx: Context,
  generation: GenerationRow & { sceneId: string; kind: TrackKind },
  file: StoredFile,
  voiceId: string | null,
  freeBecause?: Told,
): Promise<boolean> {
  const { sceneId, kind } = generation
  const receipt = freeBecause === undefined ? KINDS[kind].receipt : { freeBecause }
  return await succeedGeneration(ctx, generation, receipt, async (tx, storyboard) => {
    const assetId = await saveAsset(tx, generation.workspaceId, file)
    const [take] = await tx
      .insert(takes)
      .values({ sceneId, kind, assetId, generationId: generation.id, voiceId })
      .returning()
    const [before] = await tx.select().from(scenes).where(eq(scenes.id, sceneId))
    await tx
      .update(scenes)
      .set({ [`${kind}TakeId`]: take?.id })
      .where(eq(scenes.id, sceneId))
    await markTracks(tx, [generation], 'deliver')
    if (kind === 'voice') await fitSceneToVoice(tx, sceneId, file.durationMs ?? 0)
    const wasMissing = !before?.[`${kind}TakeId`]
    if (storyboard) {
      await startAwaitingClip(ctx, tx, storyboard, sceneId)
      await updateStoryboard(tx, storyboard, wasMissing)
    }
    return assetId
  })
}

/** A scene is as long as planned, or as its voice-over with a breath after it. */
async function fitSceneToVoice(tx: Transaction, sceneId: string, voiceMs: number): Promise<void> {
  await tx
    .update(scenes)
    .set({
      durationMs: sql`greatest(${scenes.plannedDurationMs}, ${voiceMs + VOICE_TAIL_MS}::int)`,
    })
    .where(eq(scenes.id, sceneId))
}

/**
 * The first saved asset starts production; the last that is planned and was missing ends it, once nothing else
 * is being made. A new take of what was there ends nothing: whoever reopened a storyboard to remake a scene goes on.
 */
async function updateStoryboard(
  tx: Transaction,
  storyboard: StoryboardRow,
  wasMissing: boolean,
): Promise<void> {
  const all = await readScenes(tx, storyboard.id)
  const endsProduction = wasMissing && (await endsByItself(tx, storyboard))
  const begun = storyboardAfter('produce', storyboard.status) ?? storyboard.status
  await tx
    .update(storyboards)
    .set({
      status: endsProduction ? (storyboardAfter('complete', begun) ?? begun) : begun,
      totalDurationMs: all.reduce((total, scene) => total + scene.durationMs, 0),
      updatedAt: sql`now()`,
    })
    .where(eq(storyboards.id, storyboard.id))
  await announceStoryboard(tx, storyboard)
}

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

/**
 * Whether every scene has voice, image and clip, all of it made from what the scene says now, and nothing is
 * being made. Never of a storyboard planned with stills, whose scenes can still get clips: only its user knows.
 */
export async function endsByItself(tx: Transaction, storyboard: StoryboardRow): Promise<boolean> {
  const { id, visuals } = storyboard
  if (visuals !== 'clips') return false
  const scenes = await readScenes(tx, id)
  if (!scenes.every((scene) => isFinished(scene, visuals) && !isInWork(scene))) return false
  const inUse = await readTakesInUse(tx, scenes)
  const speech = await readSpeech(tx, id)
  return scenes.every((scene) =>
    plannedTracks(visuals).every((kind) => !isStale(storyboard, scene, kind, inUse, speech)),
  )
}
