import { tell } from '#contract/words/told.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { fewestSceneCount, usualSceneCount } from '#contract/storyboard-plan.ts'
import { DomainError } from '../domain-error.ts'

/** The number of scenes to write: the one asked for, or the usual. @throws DomainError INVALID_INPUT */
export function requireSceneCount({
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
