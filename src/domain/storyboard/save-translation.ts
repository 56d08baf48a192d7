import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { saidInType } from '#composition/card/said-in-type.ts'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_LENGTH_MAX_MS } from '#contract/limits.ts'
import type { SpokenLanguage } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import { isTypePrompt, withOtherWords } from '#contract/type-prompt.ts'
import { defaultVoiceFor } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import type { SceneDraft, StoryboardDraft } from '#providers/writer/writer-provider.ts'
import { announceStoryboard } from '../announce.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { type GenerationRow, lockStoryboard, succeedGeneration } from '../generation/index.ts'
import {
  ClipRequest,
  ImageRequest,
  readScenes,
  readTakesInUse,
  type SceneRow,
  type TakeInUse,
} from '../scene/index.ts'
import { type TranslationRequest, translationOf } from './translate.ts'

/**
 * Ends the generation of a translation: a storyboard of the same scenes comes into being, and is paid for. It has the
 * pictures and clips of the original that carry no words; its voice-overs are yet to be spoken.
 * @throws DomainError NOT_FOUND when the original is gone, or has other scenes by now
 */
export async function saveTranslation(
  ctx: Context,
  generation: GenerationRow,
  draft: StoryboardDraft,
): Promise<boolean> {
  const request = translationOf(generation)
  const { storyboardId: id, workspaceId } = generation
  if (!request || id === null) throw new Error('This is no translation.')
  return await succeedGeneration(ctx, generation, 'Translated storyboard', async (tx) => {
    const gone = tell('translation-original-gone')
    const original = await lockStoryboard(tx, workspaceId, request.originalId, gone)
    const rows = await readScenes(tx, original.id)
    const told = rows.map((row) => ({ row, ...tellingOf(row, request, draft) }))
    if (rows.length !== request.sceneIds.length || told.some(({ isThere }) => !isThere)) {
      throw new DomainError('NOT_FOUND', gone)
    }
    const used = await readTakesInUse(tx, rows)
    const isSeen = rows.some((row) => Object.keys(takesWithoutWords(row, used)).length > 0)
    await tx.insert(storyboards).values({
      ...original,
      id,
      title: draft.title ?? original.title,
      description: draft.description ?? original.description,
      language: request.language,
      voiceId: defaultVoiceFor(request.language).id,
      totalDurationMs: told.reduce((total, { durationMs }) => total + durationMs, 0),
      status: isSeen ? 'processing' : 'draft',
      spendingCap: null,
      version: 0,
      createdAt: undefined,
      updatedAt: undefined,
    })
    for (const { row, texts, durationMs } of told) {
      await insertScene(tx, id, { ...row, ...texts, durationMs }, takesWithoutWords(row, used))
    }
    await announceStoryboard(tx, { id, workspaceId })
    return null
  })
}

/** What a scene says and shows in type now, and how long it has to be for that. */
function tellingOf(row: SceneRow, request: TranslationRequest, draft: StoryboardDraft) {
  const at = request.sceneIds.indexOf(row.id)
  const scene: SceneDraft | undefined = draft.scenes?.[at]
  const voiceOverText = scene?.voiceOverText ?? ''
  const words = saidInType(voiceOverText, request.language)
  const imagePrompt = withOtherWords(row.imagePrompt, words)
  const texts = { voiceOverText, emphasis: scene?.emphasis ?? '', imagePrompt }
  const durationMs = lengthOf(row, voiceOverText, request.language)
  return { isThere: scene !== undefined, texts, durationMs }
}

/** Never shorter than it was: its clip was made for that. */
function lengthOf({ durationMs }: SceneRow, text: string, language: SpokenLanguage): number {
  return Math.min(SCENE_LENGTH_MAX_MS, Math.max(durationMs, neededMs(text, language)))
}

async function insertScene(
  tx: Transaction,
  storyboardId: string,
  scene: SceneRow,
  shown: { image?: TakeInUse; clip?: TakeInUse },
): Promise<void> {
  const { orderIndex, durationMs, voiceOverText, imagePrompt, videoPrompt, emphasis } = scene
  const id = randomUUID()
  await tx.insert(scenes).values({
    id,
    storyboardId,
    orderIndex,
    durationMs,
    plannedDurationMs: durationMs,
    voiceOverText,
    imagePrompt,
    videoPrompt,
    emphasis,
    models: scene.models,
    imageStatus: shown.image ? 'complete' : 'pending',
    clipStatus: shown.clip ? 'complete' : 'pending',
  })
  const imageTakeId = await copyTake(tx, id, shown.image)
  const clipTakeId = await copyTake(tx, id, shown.clip)
  await tx.update(scenes).set({ imageTakeId, clipTakeId }).where(eq(scenes.id, id))
}

/** Two scenes may share a file; it goes with the last of them. */
async function copyTake(
  tx: Transaction,
  sceneId: string,
  taken: TakeInUse | undefined,
): Promise<string | null> {
  if (!taken) return null
  const id = randomUUID()
  await tx.insert(takes).values({ ...taken.take, id, sceneId })
  return id
}

/** Words in quotation marks, as prompts ask for them in a picture. */
const QUOTED = /[“„«「『"][^“”„«»「」『』"]*\p{L}[^“”„«»「」『』"]*["”“»」』]/u

/**
 * The picture and the clip of a scene that can be shown in another language: no words are set in them, and none were
 * asked for. What somebody uploaded counts as such, for nobody here can read it.
 */
function takesWithoutWords(
  scene: SceneRow,
  used: Map<string, TakeInUse>,
): Partial<Record<Exclude<TrackKind, 'voice'>, TakeInUse>> {
  const image = used.get(scene.imageTakeId ?? '')
  const clip = used.get(scene.clipTakeId ?? '')
  const isShown = image !== undefined && !carriesWords(image)
  return {
    ...(isShown && { image }),
    ...(clip && (isShown || !isMadeFromImage(clip)) && { clip }),
  }
}

function carriesWords({ asset, request }: TakeInUse): boolean {
  if (asset.details.isTextCard) return true
  const prompt = ImageRequest.safeParse(request).data?.prompt ?? ''
  return isTypePrompt(prompt) || QUOTED.test(prompt)
}

function isMadeFromImage({ request }: TakeInUse): boolean {
  return ClipRequest.safeParse(request).success
}
