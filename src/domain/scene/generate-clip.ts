import type { Generation } from '#contract/generation.ts'
import type { WorkspaceContext } from '../context.ts'
import { startOneOnce } from '../generation/index.ts'
import { lockScene } from './lock-scene.ts'
import { startTrack } from './start-tracks.ts'

/** Turns a scene's image into a moving clip of the scene's length. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateClip(
  ctx: WorkspaceContext,
  input: { id: string; maxCredits?: number | undefined; requestId?: string | undefined },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateClip', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    return await startTrack(ctx, tx, storyboard, { kind: 'clip', scene }, input.maxCredits)
  })
}
