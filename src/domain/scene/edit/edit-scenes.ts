import { isDeepStrictEqual } from 'node:util'
import { applySceneEdit, type TakeChoice } from '#composition/scene-edit/apply-scene-edit.ts'
import { EditRefusal } from '#composition/scene-edit/edit-refusal.ts'
import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Transaction } from '#database/client.ts'
import { announceStoryboard } from '../../announce.ts'
import type { AccountContext } from '../../context.ts'
import { DomainError } from '../../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../../generation/index.ts'
import { readScenes } from '../present-scenes.ts'
import { requireOpen } from '../start-track.ts'
import { readScenePlan } from './read-scene-plan.ts'
import { refuseEdit } from './refuse-edit.ts'
import { beginVersion, keepVersion } from './storyboard-versions.ts'
import { writeScenePlan } from './write-scene-plan.ts'

/** Edits after which what a scene's job is making would have no place. */
const NEEDS_QUIET = new Set<SceneEdit['type']>(['delete', 'split', 'merge'])

/**
 * Changes a storyboard's scenes by one edit, which can be undone.
 * @throws DomainError NOT_FOUND, INVALID_INPUT, REFUSED_IN_THIS_STATE when it is complete or a scene's asset is being made
 */
export async function editScenes(
  ctx: AccountContext,
  { id, edit }: { id: string; edit: SceneEdit },
): Promise<StoryboardRow> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.userId, id)
    requireOpen(storyboard)
    if (NEEDS_QUIET.has(edit.type)) await requireQuiet(tx, storyboard, edit)
    return await changeScenes(tx, storyboard, edit)
  })
}

/** Writes the scenes as edited, a step that can be undone; the storyboard is locked. @throws DomainError NOT_FOUND, INVALID_INPUT */
export async function changeScenes(
  tx: Transaction,
  storyboard: StoryboardRow,
  edit: SceneEdit | TakeChoice,
): Promise<StoryboardRow> {
  const before = await readScenePlan(tx, storyboard.id)
  const wanted = edited(before, edit)
  if (isDeepStrictEqual(wanted, before)) return storyboard
  const after = await writeScenePlan(tx, storyboard.id, wanted)
  await keepVersion(tx, storyboard, before)
  await beginVersion(tx, storyboard, after)
  await announceStoryboard(tx, storyboard)
  return await lockStoryboard(tx, storyboard.userId, storyboard.id)
}

function edited(scenes: ScenePlan[], edit: SceneEdit | TakeChoice): ScenePlan[] {
  try {
    return applySceneEdit(scenes, edit)
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error
    throw refuseEdit(error.reason)
  }
}

async function requireQuiet(tx: Transaction, storyboard: StoryboardRow, edit: SceneEdit) {
  const rows = await readScenes(tx, storyboard.id)
  const index = rows.findIndex(({ id }) => 'sceneId' in edit && id === edit.sceneId)
  const touched =
    edit.type === 'merge' ? rows.slice(index, index + 2) : rows.slice(index, index + 1)
  const isBusy = touched.some((row) =>
    [row.voiceStatus, row.imageStatus, row.clipStatus].includes('processing'),
  )
  if (index < 0 || !isBusy) return
  throw new DomainError(
    'REFUSED_IN_THIS_STATE',
    /*i18n*/ 'Something is being made for this scene. Wait for it or cancel it first.',
  )
}
