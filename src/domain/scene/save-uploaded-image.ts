import { takes } from '#database/schema/index.ts'
import type { Transaction } from '#database/client.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { lockScene } from './lock-scene.ts'
import { requireOpen } from './require-open.ts'

/**
 * Puts an uploaded picture to use as a scene's image: a take like any other, and free. It can be undone like
 * an edit, and never completes a storyboard, for a clip of it is still to be made. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE before anything is written
 */
export async function saveUploadedImage(
  ctx: WorkspaceContext,
  tx: Transaction,
  { sceneId, picture }: { sceneId: string; picture: StoredFile },
): Promise<void> {
  const { storyboard } = await lockScene(ctx, tx, sceneId)
  requireOpen(storyboard)
  const assetId = await saveAsset(tx, ctx.workspaceId, picture)
  const [take] = await tx.insert(takes).values({ sceneId, kind: 'image', assetId }).returning()
  if (!take) throw new Error('The take was not saved.')
  const choice = { type: 'take', sceneId, kind: 'image', takeId: take.id, durationMs: 0 } as const
  await changeScenes(tx, storyboard, choice)
}
