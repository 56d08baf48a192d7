import {
  SCENE_LENGTH_DEFAULT_MS,
  SCENE_LENGTH_MAX_MS,
  SCENE_LENGTH_MIN_MS,
  SCENES_MAX,
  STORYBOARD_LENGTH_MAX_MS,
} from '#contract/limits.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import { EditRefusal } from './edit-refusal.ts'
import { mergeScenes } from './merge-scenes.ts'
import { lengthWithoutBreathsMs, type ScenePlan } from './scene-plan.ts'
import { splitScene } from './split-scene.ts'

/** Puts another take of a scene to use; `durationMs` is the take's own length. */
export type TakeChoice = {
  type: 'take'
  sceneId: string
  kind: TrackKind
  takeId: string
  durationMs: number
}

type PlanEdit = SceneEdit | TakeChoice
type EditOf<Type extends PlanEdit['type']> = Extract<PlanEdit, { type: Type }>

/**
 * The scenes after one edit; the given array stays as it is.
 * @throws EditRefusal when the edit names a scene that is not there, or breaks a limit.
 */
export function applySceneEdit(scenes: readonly ScenePlan[], edit: PlanEdit): ScenePlan[] {
  const after = edited(scenes, edit)
  if (new Set(after.map(({ id }) => id)).size < after.length) throw new EditRefusal('id-taken')
  if (after.length > SCENES_MAX) throw new EditRefusal('too-many-scenes')
  if (
    lengthWithoutBreathsMs(after) >
    Math.max(STORYBOARD_LENGTH_MAX_MS, lengthWithoutBreathsMs(scenes))
  ) {
    throw new EditRefusal('too-long')
  }
  return after
}

function edited(scenes: readonly ScenePlan[], edit: PlanEdit): ScenePlan[] {
  switch (edit.type) {
    case 'add':
      return insert(scenes, edit.index, newScene(edit))
    case 'delete':
      return remove(scenes, [edit.sceneId])
    case 'delete-several':
      return remove(scenes, edit.sceneIds)
    case 'duplicate': {
      const index = indexOf(scenes, edit.sceneId)
      return insert(scenes, index + 1, { ...at(scenes, index), id: edit.newSceneId })
    }
    case 'split': {
      const index = indexOf(scenes, edit.sceneId)
      return scenes.toSpliced(index, 1, ...splitScene(at(scenes, index), edit))
    }
    case 'merge': {
      const index = indexOf(scenes, edit.sceneId)
      const next = scenes[index + 1]
      if (!next) throw new EditRefusal('nothing-follows')
      return scenes.toSpliced(index, 2, mergeScenes(at(scenes, index), next))
    }
    case 'move': {
      const index = indexOf(scenes, edit.sceneId)
      return scenes.toSpliced(index, 1).toSpliced(edit.index, 0, at(scenes, index))
    }
    case 'texts':
      return change(scenes, edit.sceneId, given(edit.texts))
    case 'take':
      return change(scenes, edit.sceneId, chosenTake(edit))
    case 'length':
      return change(scenes, edit.sceneId, { plannedDurationMs: withinLimits(edit.durationMs) })
  }
}

function newScene({ newSceneId, texts = {} }: EditOf<'add'>): ScenePlan {
  return {
    id: newSceneId,
    plannedDurationMs: SCENE_LENGTH_DEFAULT_MS,
    voiceOverText: '',
    imagePrompt: '',
    videoPrompt: '',
    emphasis: '',
    voice: null,
    imageTakeId: null,
    clipTakeId: null,
    ...given(texts),
  }
}

function insert(scenes: readonly ScenePlan[], index: number, scene: ScenePlan): ScenePlan[] {
  return scenes.toSpliced(index, 0, scene)
}

function remove(scenes: readonly ScenePlan[], sceneIds: string[]): ScenePlan[] {
  const gone = new Set(sceneIds.map((id) => indexOf(scenes, id)))
  if (gone.size === scenes.length) throw new EditRefusal('last-scene')
  return scenes.filter((_, index) => !gone.has(index))
}

function change(
  scenes: readonly ScenePlan[],
  sceneId: string,
  changes: Partial<ScenePlan>,
): ScenePlan[] {
  const index = indexOf(scenes, sceneId)
  return scenes.with(index, { ...at(scenes, index), ...changes })
}

function given(texts: EditOf<'texts'>['texts']): Partial<ScenePlan> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

function chosenTake({ kind, takeId, durationMs }: TakeChoice): Partial<ScenePlan> {
  switch (kind) {
    case 'voice':
      return { voice: { takeId, durationMs } }
    case 'image':
      return { imageTakeId: takeId }
    case 'clip':
      return { clipTakeId: takeId }
  }
}

function withinLimits(durationMs: number): number {
  return Math.min(SCENE_LENGTH_MAX_MS, Math.max(SCENE_LENGTH_MIN_MS, Math.round(durationMs)))
}

function indexOf(scenes: readonly ScenePlan[], sceneId: string): number {
  const index = scenes.findIndex(({ id }) => id === sceneId)
  if (index < 0) throw new EditRefusal('no-such-scene')
  return index
}

function at(scenes: readonly ScenePlan[], index: number): ScenePlan {
  const scene = scenes[index]
  if (!scene) throw new EditRefusal('no-such-scene')
  return scene
}
