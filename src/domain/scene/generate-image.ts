import type { Generation } from '#contract/generation.ts'
import type { ImageStyle } from '#contract/options.ts'
import type { WorkspaceContext } from '../context.ts'
import { startOneOnce } from '../generation/index.ts'
import { lockScene } from './lock-scene.ts'
import { startTrack } from './start-tracks.ts'

/** Draws a scene's image in the given style. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateImage(
  ctx: WorkspaceContext,
  input: {
    id: string
    style: ImageStyle
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateImage', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    const track = { kind: 'image', scene, imageStyle: input.style } as const
    return await startTrack(ctx, tx, storyboard, track, input.maxCredits)
  })
}
