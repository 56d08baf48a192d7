import { readFileSync } from 'node:fs'
import { asTold, wordsMs, wordsSceneCount } from '#composition/script-scenes.ts'
import { sentencesOf } from '#composition/sentences.ts'
import { wordsObstacle } from '#composition/share-scenes.ts'
import { LEAST_VIDEO_S } from '#contract/limits.ts'
import { type Plan, planOf } from '#contract/plan-cost.ts'
import { pointsText, type StoryboardIdea } from '#contract/storyboard-idea.ts'
import { inWords } from '#contract/words/in-words.ts'
import { CommandError } from './run-command.ts'

type Files = Partial<Record<'script' | 'points' | 'text', string | undefined>>

/** The text to make a video of, from the command line or a file, and what it is. */
export function readBeginning(
  { script, points, text }: Files,
  positionals: string[],
): Pick<StoryboardIdea, 'idea' | 'beginning'> {
  const given =
    positionals.length + [script, points, text].filter((file) => file !== undefined).length
  if (given !== 1) {
    throw new CommandError(
      'Give one idea, in quotes: npm run make -- "Why cats sleep so much"; or --script FILE; or --points FILE; or --text FILE.',
    )
  }
  if (script !== undefined) return { idea: readText('--script', script), beginning: 'script' }
  if (text !== undefined) return { idea: readText('--text', text), beginning: 'text' }
  if (points === undefined) return { idea: positionals[0] ?? '', beginning: 'idea' }
  const lines = readText('--points', points).split('\n')
  return { idea: pointsText(lines.filter((line) => line.trim() !== '')), beginning: 'points' }
}

function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/u, '')
      .trim()
  } catch (error) {
    throw new CommandError(
      `${option}: ${file} cannot be read (${(error as Error & { code?: string }).code}).`,
    )
  }
}

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
