import { z } from 'zod'
import {
  SCENE_LENGTH_MAX_MS,
  SCENE_LENGTH_MIN_MS,
  SCENE_TEXT_MAX_CHARACTERS,
  SCENES_MAX,
} from './limits.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

const Text = text().max(
  SCENE_TEXT_MAX_CHARACTERS,
  saying('text-too-long', { most: SCENE_TEXT_MAX_CHARACTERS }),
)

/** What of a scene is written by hand. */
export const SceneTexts = z.object({
  voiceOverText: Text.optional(),
  imagePrompt: Text.optional(),
  videoPrompt: Text.optional(),
})
export type SceneTexts = z.infer<typeof SceneTexts>

const sceneId = z.uuid()
/** Place in the storyboard, 0 for the first. */
const index = z.number().int().min(0)

/** One change of a storyboard's scenes. Ids of new scenes are chosen by the caller. */
export const SceneEdit = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('add'),
    newSceneId: sceneId,
    index,
    texts: SceneTexts.optional(),
  }),
  z.object({ type: z.literal('delete'), sceneId }),
  /** Several at once, one step of the history. */
  z.object({
    type: z.literal('delete-several'),
    sceneIds: z.array(sceneId).min(1).max(SCENES_MAX),
  }),
  z.object({ type: z.literal('duplicate'), sceneId, newSceneId: sceneId }),
  /** `at`: how many characters of the voice-over text stay in the first part. */
  z.object({ type: z.literal('split'), sceneId, newSceneId: sceneId, at: z.number().int().min(0) }),
  /** With the scene that follows. */
  z.object({ type: z.literal('merge'), sceneId }),
  z.object({ type: z.literal('move'), sceneId, index }),
  z.object({ type: z.literal('texts'), sceneId, texts: SceneTexts }),
  z.object({
    type: z.literal('length'),
    sceneId,
    durationMs: z.number().int().min(SCENE_LENGTH_MIN_MS).max(SCENE_LENGTH_MAX_MS),
  }),
])
export type SceneEdit = z.infer<typeof SceneEdit>
