import { scriptScenes } from '#composition/script-scenes.ts'
import { filledMs, wordsObstacle } from '#composition/share-scenes.ts'
import type { ErrorCode } from '#contract/error.ts'
import type { Generation } from '#contract/generation.ts'
import { isInOtherLetters } from '#contract/letters.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/plan-cost.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { BUILT_IN } from '#contract/vendors.ts'
import { tell } from '#contract/words/told.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentGeneration, startGeneration, startOneOnce } from '../generation/index.ts'
import { requireOffered } from '../scene/index.ts'

const TOO_POOR = tell('credits-short-to-create')

/**
 * Starts writing a storyboard. It exists once its scenes are written, under the id that the caller chose;
 * asking again with the same id and the same idea shows the same generation instead of paying twice.
 * @throws DomainError INVALID_INPUT when so many scenes cannot be planned or a script does not fit, those of startGeneration and startOnce, NOT_FOUND when the id is somebody else's
 */
export async function createStoryboard(
  ctx: WorkspaceContext,
  input: StoryboardIdea & {
    id: string
    model?: string | undefined
    maxCredits?: number | undefined
  },
): Promise<Generation> {
  const { id, model, maxCredits, ...idea } = input
  const sceneCount = requireSceneCount(idea)
  requireFittingScript(ctx, { ...idea, sceneCount })
  const request = { ...idea, sceneCount }
  const asked = { operation: 'storyboard/create', requestId: id, input: { ...request, model } }
  try {
    return await startOneOnce(ctx, asked, async (tx) => {
      if (model) requireOffered(ctx.models, 'writer', model)
      return presentGeneration(
        await startGeneration(ctx, tx, {
          kind: 'storyboard',
          storyboardId: id,
          request,
          operation: 'create_storyboard',
          model,
          maxCredits,
        }),
      )
    })
  } catch (error) {
    if (hasCode(error, 'NOT_ENOUGH_CREDITS')) {
      throw new DomainError('NOT_ENOUGH_CREDITS', TOO_POOR, error.data)
    }
    if (!hasCode(error, 'ALREADY_RUNNING')) throw error
    throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
  }
}

function hasCode(error: unknown, code: ErrorCode): error is DomainError {
  return error instanceof DomainError && error.code === code
}

/** The number of scenes to write: the one asked for, or the usual. @throws DomainError INVALID_INPUT */
function requireSceneCount({
  durationS,
  sceneCount,
}: Pick<StoryboardIdea, 'durationS' | 'sceneCount'>): number {
  const most = usualSceneCount(durationS)
  if (sceneCount === undefined) return most
  const fewest = fewestSceneCount(durationS)
  if (sceneCount >= fewest && sceneCount <= most) return sceneCount
  throw new DomainError(
    'INVALID_INPUT',
    tell('scene-count-out-of-range', {
      durationS,
      fewest,
      most,
    }),
  )
}

/**
 * Somebody's own script is never cut or filled up; a vendor's voices read many languages, the built-in ones their own.
 * @throws DomainError INVALID_INPUT when it is too long or too short, or no voice of its language can read it
 */
function requireFittingScript(
  { models }: WorkspaceContext,
  asked: StoryboardIdea & { sceneCount: number },
): void {
  if (asked.beginning !== 'script') return
  const isOwnVoice = models.chosen('narrator').name === BUILT_IN
  if (isOwnVoice && isInOtherLetters(asked.idea, asked.language)) {
    throw new DomainError('INVALID_INPUT', tell('script-in-other-letters'))
  }
  const obstacle = wordsObstacle(filledMs(scriptScenes(asked.idea, asked)), asked.durationS)
  if (obstacle !== null) throw new DomainError('INVALID_INPUT', obstacle)
}
