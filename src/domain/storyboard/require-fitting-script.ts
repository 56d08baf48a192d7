import { scriptScenes } from '#composition/script-scenes.ts'
import { filledMs, wordsObstacle } from '#composition/share-scenes.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { DomainError } from '../domain-error.ts'

/** Somebody's own script is never cut or filled up. @throws DomainError INVALID_INPUT when it is too long or too short */
export function requireFittingScript(asked: StoryboardIdea & { sceneCount: number }): void {
  if (asked.beginning !== 'script') return
  const obstacle = wordsObstacle(filledMs(scriptScenes(asked.idea, asked)), asked.durationS)
  if (obstacle !== null) throw new DomainError('INVALID_INPUT', obstacle)
}
