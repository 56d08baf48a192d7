import { eq } from 'drizzle-orm'
import { defaultVoiceFor, VOICES } from '#contract/voices.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import type { Transaction } from '#database/client.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { lockScene } from './lock-scene.ts'
import { requireOpen } from './require-open.ts'

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

/**
 * Puts a recording to use as a scene's voice-over: a take like any other, and free. It can be undone like an edit.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE before anything is written
 */
export async function saveUploadedVoice(
  ctx: WorkspaceContext,
  tx: Transaction,
  { sceneId, sound }: { sceneId: string; sound: StoredFile },
): Promise<void> {
  const { storyboard } = await lockScene(ctx, tx, sceneId)
  requireOpen(storyboard)
  const assetId = await saveAsset(tx, ctx.workspaceId, sound)
  const [take] = await tx.insert(takes).values({ sceneId, kind: 'voice', assetId }).returning()
  if (!take) throw new Error('The take was not saved.')
  await changeScenes(tx, storyboard, {
    type: 'take',
    sceneId,
    kind: 'voice',
    takeId: take.id,
    durationMs: sound.durationMs ?? 0,
  })
}
