import { saying } from './words/issues.ts'
import { z } from 'zod'
import { SCENE_TEXT_MAX_CHARACTERS } from './limits.ts'
import { text } from './text.ts'

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
