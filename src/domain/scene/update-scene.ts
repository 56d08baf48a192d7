import type { Scene } from '#contract/scene.ts'
import type { SceneTexts } from '#contract/scene-texts.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { lockScene } from './lock-scene.ts'
import { presentOneScene } from './present-scenes.ts'
import { requireOpen } from './require-open.ts'
import type { SceneRow } from './scene-row.ts'

type UpdateInput = { id: string; base?: SceneTexts | undefined } & SceneTexts

/**
 * Changes a scene's texts; what is not given stays.
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
