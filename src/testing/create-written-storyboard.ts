import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { claimGeneration } from '#domain/generation/index.ts'
import { createStoryboard, getStoryboard, saveWrittenStoryboard } from '#domain/storyboard/index.ts'

const SCENE_MS = 10_000

export const AN_IDEA: StoryboardIdea = {
  idea: 'How a lighthouse keeper reads the weather',
  beginning: 'idea',
  durationS: 30,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '9/16',
  language: 'en',
  visuals: 'clips',
}

/** What the built-in studio's own writer makes a storyboard of: it fills 15 s. */
export const A_SCRIPT: StoryboardIdea = {
  ...AN_IDEA,
  beginning: 'script',
  durationS: 15,
  idea: 'The keeper looks at the clouds before breakfast. High and thin, they promise a quiet day. Low and dark, they send every boat home. He writes it down and lights the lamp at dusk.',
}

/**
 * A storyboard as the writer leaves it, with `sceneCount` scenes of 10 s; it costs its workspace 10 credits.
 * @param greeting what the first voice-over begins with
 */
export async function createWrittenStoryboard(
  account: MemberContext,
  sceneCount = 3,
  greeting = '',
) {
  const id = randomUUID()
  const { id: generationId } = await createStoryboard(account, { id, ...AN_IDEA })
  const generation = await claimGeneration(account, generationId, randomUUID())
  if (!generation) throw new Error('The generation could not be claimed.')
  // Storyboards get as long as this by edits.
  const planned = { ...generation, request: { ...generation.request, sceneCount } }
  await saveWrittenStoryboard(account, planned, {
    title: 'Reading the weather',
    description: 'What the keeper sees.',
    scenes: Array.from({ length: sceneCount }, (_, index) => ({
      durationMs: SCENE_MS,
      voiceOverText: `${index === 0 ? greeting : ''}Scene ${index + 1} says something about the sea.`,
      imagePrompt: 'A lighthouse over a calm sea',
      videoPrompt: 'Slow push in.',
    })),
  })
  // And longer than was asked for.
  await account.db
    .update(scenes)
    .set({ durationMs: SCENE_MS, plannedDurationMs: SCENE_MS })
    .where(eq(scenes.storyboardId, id))
  await account.db
    .update(storyboards)
    .set({ totalDurationMs: sceneCount * SCENE_MS })
    .where(eq(storyboards.id, id))
  return await getStoryboard(account, { id })
}
