import { eq, sql } from 'drizzle-orm'
import type { ChosenModels, ModelChoices, TrackMaker } from '#contract/chosen-models.ts'
import type { Scene } from '#contract/scene.ts'
import type { SceneTexts } from '#contract/scene-edit.ts'
import { tell } from '#contract/words/told.ts'
import { scenes } from '#database/schema/index.ts'
import type { Registry } from '#providers/registry.ts'
import { announceStoryboard } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { presentOneScene } from './present-scenes.ts'
import { lockScene, requireOpen, type SceneRow } from './read-scenes.ts'

type UpdateInput = { id: string; base?: SceneTexts | undefined } & SceneTexts

/**
 * Changes a scene's texts; what is not given stays (but see `changeScenes`).
 * @param input.base the texts the change began from; when another window has changed them meanwhile, nothing is written.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when the storyboard is complete, EDIT_CONFLICT with the texts as they are now
 */
export async function updateScene(ctx: WorkspaceContext, input: UpdateInput): Promise<Scene> {
  const { id, base = {}, ...texts } = input
  return await ctx.db.transaction(async (tx) => {
    const { scene: before, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    requireSame(before, base, texts)
    await changeScenes(tx, storyboard, { type: 'texts', sceneId: id, texts })
    return await presentOneScene(tx, storyboard, id)
  })
}

function requireSame(scene: SceneRow, base: SceneTexts, texts: SceneTexts): void {
  const { voiceOverText, imagePrompt, videoPrompt } = scene
  const current = { voiceOverText, imagePrompt, videoPrompt }
  const isOvertaken = (['voiceOverText', 'imagePrompt', 'videoPrompt'] as const).some(
    (field) =>
      texts[field] !== undefined &&
      base[field] !== undefined &&
      current[field] !== base[field] &&
      current[field] !== texts[field],
  )
  if (isOvertaken) throw new DomainError('EDIT_CONFLICT', undefined, { current })
}

/**
 * Chooses who makes a scene's parts from now on; what is not given stays, null takes a choice back.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when the storyboard is complete, INVALID_INPUT when a model is not offered
 */
export async function chooseModels(
  ctx: WorkspaceContext,
  { id, models }: { id: string; models: ModelChoices },
): Promise<Scene> {
  return await ctx.db.transaction(async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    await tx
      .update(scenes)
      .set({ models: withChoices(ctx.models, scene.models, models), updatedAt: sql`now()` })
      .where(eq(scenes.id, id))
    await announceStoryboard(tx, storyboard)
    return await presentOneScene(tx, storyboard, id)
  })
}

/** Choices after a change of them. @throws DomainError INVALID_INPUT when a model is not offered */
export function withChoices(
  registry: Registry,
  before: ChosenModels,
  changes: ModelChoices,
): ChosenModels {
  const after = { ...before }
  for (const maker of Object.keys(changes) as TrackMaker[]) {
    const name = changes[maker]
    if (name) {
      requireOffered(registry, maker, name)
      after[maker] = name
    } else if (name === null) delete after[maker]
  }
  return after
}

/** @throws DomainError INVALID_INPUT */
export function requireOffered(
  registry: Registry,
  maker: TrackMaker | 'writer',
  name: string,
): void {
  const isOffered = registry.offered<typeof maker>(maker).some((model) => model.name === name)
  if (!isOffered) throw new DomainError('INVALID_INPUT', tell('model-not-offered', { model: name }))
}
