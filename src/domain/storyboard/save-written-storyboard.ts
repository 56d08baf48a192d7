import { StoryboardIdea } from '#contract/storyboard.ts'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import { defaultVoiceFor } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { StoryboardDraft, WrittenStoryboard } from '#providers/writer/writer-provider.ts'
import { announceStoryboard } from '../announce.ts'
import type { Context } from '../context.ts'
import { keptFailure, type GenerationRow, succeedGeneration } from '../generation/index.ts'
import { completeDraft } from './complete-draft.ts'
import { sampleStoryboard } from './sample-storyboard.ts'
import { spokenLanguage } from './spoken-language.ts'

/**
 * Ends a storyboard generation: the storyboard and its scenes come into being, and are paid for.
 * @throws DomainError INVALID_INPUT when what was written is no storyboard
 */
export async function saveWrittenStoryboard(
  ctx: Context,
  generation: GenerationRow,
  draft: StoryboardDraft,
): Promise<boolean> {
  const idea = StoryboardIdea.parse(generation.request)
  const { durationS, sceneCount = usualSceneCount(durationS) } = idea
  const written = completeDraft(draft, { sceneCount, durationS })
  return await succeedGeneration(ctx, generation, 'Created storyboard', (tx) =>
    insertStoryboard(tx, placeOf(generation), idea, written, null),
  )
}

/** Ends it with the built-in sample, free of charge. @param reason what kept the writer. */
export async function saveSampleStoryboard(
  ctx: Context,
  generation: GenerationRow,
  reason: Told,
): Promise<boolean> {
  const idea = StoryboardIdea.parse(generation.request)
  return await succeedGeneration(ctx, generation, { freeBecause: reason }, (tx) =>
    insertStoryboard(tx, placeOf(generation), idea, sampleStoryboard(idea), keptFailure(reason)),
  )
}

function placeOf({ storyboardId, workspaceId }: GenerationRow) {
  if (storyboardId === null) throw new Error('A storyboard is written under an id.')
  return { id: storyboardId, workspaceId }
}

async function insertStoryboard(
  tx: Transaction,
  { id, workspaceId }: { id: string; workspaceId: string },
  { idea, style, audience, aspectRatio, language, visuals }: StoryboardIdea,
  written: WrittenStoryboard,
  sampleReason: Told | null,
): Promise<null> {
  const spoken = spokenLanguage(written.scenes[0]?.voiceOverText ?? '', language)
  await tx.insert(storyboards).values({
    id,
    workspaceId,
    idea,
    title: written.title,
    description: written.description,
    totalDurationMs: written.scenes.reduce((total, scene) => total + scene.durationMs, 0),
    style,
    targetAudience: audience,
    aspectRatio,
    language,
    voiceId: defaultVoiceFor(spoken).id,
    visuals,
    look: written.look ?? '',
    cast: written.cast ?? [],
    sampleReason,
  })
  await tx.insert(scenes).values(
    written.scenes.map((scene, orderIndex) => ({
      ...scene,
      storyboardId: id,
      orderIndex,
      plannedDurationMs: scene.durationMs,
    })),
  )
  await announceStoryboard(tx, { id, workspaceId })
  return null
}
