import { z } from 'zod'
import { fillIn } from './fill-in.ts'
import { SCENE_TEXT_MAX_CHARACTERS } from './limits.ts'
import { text } from './text.ts'

const Text = text().max(
  SCENE_TEXT_MAX_CHARACTERS,
  fillIn(/*i18n*/ 'At most {most} characters', { most: SCENE_TEXT_MAX_CHARACTERS }),
)

/** What of a scene is written by hand. */
export const SceneTexts = z.object({
  voiceOverText: Text.optional(),
  imagePrompt: Text.optional(),
  videoPrompt: Text.optional(),
})
export type SceneTexts = z.infer<typeof SceneTexts>
