import type { Generation } from '#contract/generation.ts'
import type { WorkspaceContext } from '../context.ts'
import { startOneOnce } from '../generation/index.ts'
import { lockScene } from './lock-scene.ts'
import { startTrack } from './start-tracks.ts'

/** Speaks a scene's voice-over in the given voice. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateVoice(
  ctx: WorkspaceContext,
  input: {
    id: string
    voiceId: string
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateVoice', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    const track = { kind: 'voice', scene, voiceId: input.voiceId } as const
    return await startTrack(ctx, tx, storyboard, track, input.maxCredits)
  })
}
