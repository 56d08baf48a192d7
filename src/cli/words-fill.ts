import { scriptScenes } from '#composition/script-scenes.ts'
import { filledMs, wordsObstacle } from '#composition/share-scenes.ts'
import { DURATION_MAX_S, DURATION_MIN_S, DURATION_STEP_S, LEAST_VIDEO_S } from '#contract/limits.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import { CommandError } from './command-error.ts'

/** How long the words of an idea, of points or of a script take to say, in their scenes. */
function wordsMs({ idea, language, durationS }: Words): number {
  const sceneCount = usualSceneCount(durationS)
  return filledMs(scriptScenes(idea, { language, durationS, sceneCount }))
}
type Words = { idea: string; language: string; durationS: number }

/** The shortest video that a script fits into; the longest when it fits into none. */
export function scriptDurationS(idea: string, language: string): number {
  for (let durationS = DURATION_MIN_S; durationS < DURATION_MAX_S; durationS += DURATION_STEP_S) {
    if (wordsMs({ idea, language, durationS }) <= durationS * 1000) return durationS
  }
  return DURATION_MAX_S
}

/**
 * How many seconds the words fill, and what would fill the rest: said before anything is begun.
 * @param isOwn only what was given is told: it is a script, or the built-in writer arranges it.
 * @throws CommandError when a script is no video of this length
 */
export function wordsNote(asked: StoryboardIdea, isOwn: boolean): string | null {
  if (!isOwn) return null
  const ms = wordsMs(asked)
  const obstacle = wordsObstacle(ms, asked.durationS)
  if (obstacle && asked.beginning === 'script') throw new CommandError(obstacle)
  const filled = `Your words fill ${Math.floor(ms / 1000)} of ${asked.durationS} s.`
  if (asked.beginning === 'script' || ms > (asked.durationS - LEAST_VIDEO_S) * 1000) return filled
  return `${filled} The video is as long as there is something to say. --points, --script or a language model would fill the rest.`
}
