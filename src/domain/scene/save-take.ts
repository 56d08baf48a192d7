import type { Told } from '#contract/words/told.ts'
import { eq, sql } from 'drizzle-orm'
import type { TrackKind } from '#contract/scene.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context } from '../context.ts'
import {
  type GenerationRow,
  markTracks,
  type StoryboardRow,
  succeedGeneration,
} from '../generation/index.ts'
import { storyboardAfter } from '../storyboard-transitions.ts'
import { endsByItself } from './ends-by-itself.ts'
import { readScenes } from './read-scenes.ts'
import { startAwaitingClip } from './start-awaiting-clip.ts'

const RECEIPT = {
  voice: 'Generated voice for scene',
  image: 'Generated image for scene',
  clip: 'Generated video for scene',
} as const

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
  const receipt = freeBecause === undefined ? RECEIPT[kind] : { freeBecause }
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
