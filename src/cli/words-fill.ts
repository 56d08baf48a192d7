import { asTold, wordsMs, wordsSceneCount } from '#composition/script-scenes.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { wordsObstacle } from '#composition/share-scenes.ts'
import { inWords } from '#contract/words/in-words.ts'
import { LEAST_VIDEO_S } from '#contract/limits.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { type Plan, planOf } from '#contract/plan-cost.ts'
import { CommandError } from './command-error.ts'

/** What an idea is made into, at most: no more scenes than its words make where nothing is added to them. */
export function wordsPlan(asked: StoryboardIdea, isOwn: boolean): Plan {
  const plan = planOf(asked)
  const { beginning, language, durationS } = asked
  const text = asTold(asked.idea, beginning)
  const isWhole = beginning === 'script' || sentencesOf(text, language).length > 1
  if (!isOwn || !isWhole) return plan
  const sceneCount = Math.min(plan.sceneCount, wordsSceneCount(text, language, durationS))
  return { ...plan, sceneCount }
}

/**
 * How many seconds the words fill, and what would fill the rest: said before anything is begun.
 * @param isOwn only what was given is told: it is a script, or the built-in writer arranges it.
 * @throws CommandError when a script is no video of this length
 */
export function wordsNote(asked: StoryboardIdea, isOwn: boolean): string | null {
  if (!isOwn) return null
  const ms = wordsMs(asTold(asked.idea, asked.beginning), asked.language, asked.durationS)
  const obstacle = wordsObstacle(ms, asked.durationS)
  if (obstacle && asked.beginning === 'script') throw new CommandError(inWords(obstacle))
  const filled = `Your words fill ${Math.floor(ms / 1000)} of ${asked.durationS} s.`
  if (asked.beginning === 'script' || ms > (asked.durationS - LEAST_VIDEO_S) * 1000) return filled
  return `${filled} What is on record about the subject is added; the video is as long as there is something to say. --points, --script or a language model would fill the rest.`
}
