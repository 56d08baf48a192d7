import { tell } from '#contract/words/told.ts'
import type { Generation } from '#contract/generation.ts'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { TrackPart } from '#contract/storyboard.ts'
import { tracksToMake } from '#contract/tracks-to-update.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, startOnce } from '../generation/index.ts'
import { readScenes, requireOpen, startTracks } from '../scene/index.ts'
import { dueTracks } from './due-tracks.ts'
import { NO_STORYBOARD } from './generate-all.ts'

const NOTHING_MISSING = tell('nothing-missing')

/**
 * Makes all that keeps a storyboard from being finished: what is planned and not there, and what is out of date; or
 * of what is not as it should be the parts asked for alone, planned or not. Voices and images are made at once, a
 * clip when those of its scene are there. All of it is held now, or nothing is started.
 * @throws DomainError NOTHING_TO_GENERATE, ALREADY_RUNNING, and those of startTracks and startOnce
 */
export async function makeMissing(
  ctx: WorkspaceContext,
  input: {
    id: string
    parts?: TrackPart[] | undefined
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation[]> {
  const { id, parts, maxCredits, requestId } = input
  const asked = { operation: 'storyboard/makeMissing', requestId, input }
  return await startOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const { visuals } = storyboard
    const tracks = await dueTracks(ctx, tx, storyboard, (scene) => {
      const wanted = parts?.filter(({ sceneId }) => sceneId === scene.id)
      return tracksToMake(
        scene,
        visuals,
        wanted?.map(({ kind }) => kind),
      )
    })
    if (tracks.length === 0) {
      const scenes = await readScenes(tx, id)
      const isRunning = scenes.some((scene) =>
        TRACK_KINDS.some((kind) => scene[`${kind}Status`] === 'processing'),
      )
      if (isRunning) throw new DomainError('ALREADY_RUNNING')
      throw new DomainError('NOTHING_TO_GENERATE', NOTHING_MISSING)
    }
    return await startTracks(ctx, tx, storyboard, tracks, maxCredits)
  })
}
