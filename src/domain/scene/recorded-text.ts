import { eq } from 'drizzle-orm'
import { defaultVoiceFor, VOICES } from '#contract/voices.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

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
