import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import type { TakeChoice } from '#composition/scene-edit/apply-scene-edit.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Transaction } from '#database/client.ts'
import type { StoryboardRow } from '../../generation/index.ts'
import { beginVersion, findVersion, keepVersion, type Version } from './storyboard-versions.ts'

/** A pause this long while typing begins a new step for undo. */
const TYPING_PAUSE_MS = 20_000

/** Makes an edit a step that can be undone; what is typed in one go is one step. */
export async function recordEdit(
  tx: Transaction,
  storyboard: StoryboardRow,
  edit: SceneEdit | TakeChoice,
  { before, after }: { before: ScenePlan[]; after: ScenePlan[] },
): Promise<void> {
  const cause = causeOf(edit)
  const current = await findVersion(tx, storyboard.id, storyboard.version)
  if (edit.type === 'texts' && current && isTypedOn(current, cause)) {
    await keepVersion(tx, storyboard, after)
    return
  }
  await keepVersion(tx, storyboard, before)
  await beginVersion(tx, storyboard, after, cause)
}

function causeOf(edit: SceneEdit | TakeChoice): string {
  if (edit.type !== 'texts') return edit.type
  return ['texts', edit.sceneId, ...Object.keys(edit.texts).toSorted()].join(' ')
}

function isTypedOn({ cause, createdAt }: Version, now: string): boolean {
  return cause === now && Date.now() - createdAt.getTime() < TYPING_PAUSE_MS
}
