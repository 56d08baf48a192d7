import { readFileSync } from 'node:fs'
import { pointsText, type StoryboardIdea } from '#contract/storyboard-idea.ts'
import { CommandError } from './command-error.ts'

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
