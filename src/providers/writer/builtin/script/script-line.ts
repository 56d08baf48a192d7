import { speakingTimeMs } from '#composition/speaking-time.ts'
import type { WritingLanguage } from '#contract/options.ts'

/** A sentence or two that belong together, and how long they take to say. */
export type ScriptLine = {
  text: string
  spokenMs: number
  /** Only to be said after all lines before it that are in order, too. */
  inOrder: boolean
}

export function scriptLine(text: string, language: WritingLanguage, inOrder = false): ScriptLine {
  return { text, spokenMs: speakingTimeMs(text, language), inOrder }
}

export function spokenMsOf(lines: readonly ScriptLine[]): number {
  return lines.reduce((total, line) => total + line.spokenMs, 0)
}
