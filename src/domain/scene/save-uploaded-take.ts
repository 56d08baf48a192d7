import type { TrackKind } from '#contract/scene.ts'
import { takes } from '#database/schema/index.ts'
import type { Transaction } from '#database/client.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { lockScene } from './lock-scene.ts'
import { requireOpen } from './require-open.ts'

export type UploadedTake = {
  sceneId: string
  kind: TrackKind
  file: StoredFile
  /** The item of the library that it was made of. */
  fromAssetId?: string | null
}

/**
 * Puts somebody's own picture, recording or video to use in a scene: a take like any other, and free. It can be
 * undone like an edit, and never completes a storyboard.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE before anything is written
 */
export async function saveUploadedTake(
  ctx: WorkspaceContext,
  tx: Transaction,
  { sceneId, kind, file, fromAssetId }: UploadedTake,
): Promise<void> {
  const { storyboard } = await lockScene(ctx, tx, sceneId)
  requireOpen(storyboard)
  const assetId = await saveAsset(tx, ctx.workspaceId, file)
  const [take] = await tx.insert(takes).values({ sceneId, kind, assetId, fromAssetId }).returning()
  if (!take) throw new Error('The take was not saved.')
  const durationMs = file.durationMs ?? 0
  await changeScenes(tx, storyboard, { type: 'take', sceneId, kind, takeId: take.id, durationMs })
}
