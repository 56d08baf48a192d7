import { StoryboardIdea } from '#contract/storyboard.ts'
import { defaultVoiceFor } from '#contract/voices.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { WrittenStoryboard } from '#providers/writer/writer-provider.ts'
import { announceStoryboard } from '../announce.ts'
import type { Context } from '../context.ts'
import { type GenerationRow, succeedGeneration } from '../generation/index.ts'
import { spokenLanguage } from './spoken-language.ts'

/** Ends a storyboard generation: the storyboard and its scenes come into being, and are paid for. */
export async function saveWrittenStoryboard(
  ctx: Context,
  generation: GenerationRow,
  written: WrittenStoryboard,
): Promise<boolean> {
  const { idea, style, audience, aspectRatio, language } = StoryboardIdea.parse(generation.request)
  const { storyboardId: id, userId } = generation
  return await succeedGeneration(ctx, generation, 'Created storyboard', async (tx) => {
    await tx.insert(storyboards).values({
      id,
      userId,
      idea,
      title: written.title,
      description: written.description,
      totalDurationMs: written.scenes.reduce((total, scene) => total + scene.durationMs, 0),
      style,
      targetAudience: audience,
      aspectRatio,
      language,
      voiceId: defaultVoiceFor(spokenLanguage(written.scenes[0]?.voiceOverText ?? '', language)).id,
    })
    await tx.insert(scenes).values(
      written.scenes.map((scene, orderIndex) => ({
        ...scene,
        storyboardId: id,
        orderIndex,
        plannedDurationMs: scene.durationMs,
      })),
    )
    await announceStoryboard(tx, { id, userId })
    return null
  })
}
