import type { Generation } from '#contract/generation.ts'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, startOnce } from '../generation/index.ts'
import { requireOpen, startTracks } from '../scene/index.ts'
import { dueTracks } from './due-tracks.ts'
import { NO_STORYBOARD, NOTHING_STALE } from './generate-all.ts'

/**
 * Makes again what is out of date in a storyboard, or in one of its scenes, and the clips made from it: voices
 * and images at once, a clip when those of its scene are there. All of it is held now, or nothing is started;
 * a clip that fits what was made for it is not made again and not charged.
 * @throws DomainError NOTHING_TO_GENERATE, and those of startTracks and startOnce
 */
export async function updateStale(
  ctx: WorkspaceContext,
  input: {
    id: string
    sceneId?: string | undefined
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation[]> {
  const { id, sceneId, maxCredits, requestId } = input
  const asked = { operation: 'storyboard/updateStale', requestId, input }
  return await startOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const tracks = await dueTracks(ctx, tx, storyboard, (scene) =>
      sceneId === undefined || sceneId === scene.id ? tracksToUpdate(scene) : [],
    )
    if (tracks.length === 0) throw new DomainError('NOTHING_TO_GENERATE', NOTHING_STALE)
    return await startTracks(ctx, tx, storyboard, tracks, maxCredits)
  })
}
