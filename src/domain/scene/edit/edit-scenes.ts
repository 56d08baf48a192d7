import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { saidInType } from '#composition/card/said-in-type.ts'
import { applySceneEdit, type TakeChoice } from '#composition/scene-edit/apply-scene-edit.ts'
import { EditRefusal } from '#composition/scene-edit/edit-refusal.ts'
import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import { isTypePrompt, withOtherWords } from '#contract/type-prompt.ts'
import type { Transaction } from '#database/client.ts'
import { scenes } from '#database/schema/index.ts'
import { announceStoryboard } from '../../announce.ts'
import type { WorkspaceContext } from '../../context.ts'
import { lockStoryboard, type StoryboardRow } from '../../generation/index.ts'
import { readScenes, requireOpen, requireQuiet } from '../read-scenes.ts'
import { readScenePlan, refuseEdit, writeScenePlan } from './scene-plan.ts'
import { beginVersion, keepVersion } from './undo-history.ts'

/** Edits after which what a scene's job is making would have no place. */
const NEEDS_QUIET = new Set<SceneEdit['type']>(['delete', 'delete-several', 'split', 'merge'])

/**
 * Changes a storyboard's scenes by one edit, which can be undone.
 * @throws DomainError NOT_FOUND, INVALID_INPUT, REFUSED_IN_THIS_STATE when it is complete or a scene's asset is being made
 */
export async function editScenes(
  ctx: WorkspaceContext,
  { id, edit }: { id: string; edit: SceneEdit },
): Promise<StoryboardRow> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    requireOpen(storyboard)
    if (NEEDS_QUIET.has(edit.type)) requireQuiet(await scenesOf(tx, id, edit))
    return await changeScenes(tx, storyboard, edit)
  })
}

/**
 * Writes the scenes as edited, a step that can be undone; the storyboard is locked. A prompt that sets a scene's words
 * in type asks for the new ones with them. @throws DomainError NOT_FOUND, INVALID_INPUT
 */
export async function changeScenes(
  tx: Transaction,
  storyboard: StoryboardRow,
  edit: SceneEdit | TakeChoice,
): Promise<StoryboardRow> {
  const before = await readScenePlan(tx, storyboard.id)
  const wanted = edited(before, withPrompt(before, edit, storyboard.language))
  if (isDeepStrictEqual(wanted, before)) return storyboard
  const after = await writeScenePlan(tx, storyboard.id, wanted)
  await copyChoice(tx, edit)
  await keepVersion(tx, storyboard, before)
  await beginVersion(tx, storyboard, after)
  await announceStoryboard(tx, storyboard)
  return await lockStoryboard(tx, storyboard.workspaceId, storyboard.id)
}

function withPrompt<Edit extends SceneEdit | TakeChoice>(
  plan: ScenePlan[],
  edit: Edit,
  language: string,
): Edit {
  const scene = edit.type === 'texts' && plan.find(({ id }) => id === edit.sceneId)
  if (!scene || edit.type !== 'texts') return edit
  const { voiceOverText: now, imagePrompt: own } = edit.texts
  const { voiceOverText: before, imagePrompt } = scene
  if (now === undefined || own !== undefined || !isTypePrompt(imagePrompt)) return edit
  const saysThem = withOtherWords(imagePrompt, saidInType(before, language)) === imagePrompt
  if (!saysThem) return edit
  const followed = withOtherWords(imagePrompt, saidInType(now, language))
  return { ...edit, texts: { ...edit.texts, imagePrompt: followed } }
}

/** A scene that was made of another is made by the same models. */
async function copyChoice(tx: Transaction, edit: SceneEdit | TakeChoice): Promise<void> {
  if (edit.type !== 'duplicate' && edit.type !== 'split') return
  const [origin] = await tx
    .select({ models: scenes.models })
    .from(scenes)
    .where(eq(scenes.id, edit.sceneId))
  if (!origin) return
  await tx.update(scenes).set(origin).where(eq(scenes.id, edit.newSceneId))
}

function edited(plan: ScenePlan[], edit: SceneEdit | TakeChoice): ScenePlan[] {
  try {
    return applySceneEdit(plan, edit)
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error
    throw refuseEdit(error.reason)
  }
}

/** The scenes that an edit is about; of a merge also the one that follows. None when they are not there. */
async function scenesOf(tx: Transaction, storyboardId: string, edit: SceneEdit) {
  const rows = await readScenes(tx, storyboardId)
  if (edit.type === 'delete-several') return rows.filter(({ id }) => edit.sceneIds.includes(id))
  const index = rows.findIndex(({ id }) => 'sceneId' in edit && id === edit.sceneId)
  return index < 0 ? [] : rows.slice(index, edit.type === 'merge' ? index + 2 : index + 1)
}
