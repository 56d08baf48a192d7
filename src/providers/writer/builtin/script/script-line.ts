import { speakingTimeMs } from '#composition/speaking-time.ts'
import type { WritingLanguage } from '#contract/options.ts'

/** The pause between two lines, less the silent edges that each has on its own. */
const JOINT_MS = 220

/** A sentence or two that belong together, and how long they take to say. */
export type ScriptLine = {
  text: string
  spokenMs: number
  /** Only to be said after all lines before it that are in order, too. */
  inOrder: boolean
  /** Never left out: the idea's own message. */
  isKept?: boolean
}

export function scriptLine(text: string, language: WritingLanguage, inOrder = false): ScriptLine {
  return { text, spokenMs: speakingTimeMs(text, language), inOrder }
}

/** Lines spoken in one go: at most, because the pause between them is shorter in some languages. */
export function spokenMsOf(lines: readonly ScriptLine[]): number {
  const pausesMs = Math.max(0, lines.length - 1) * JOINT_MS
  return lines.reduce((total, line) => total + line.spokenMs, pausesMs)
}

export function shortestMs(lines: readonly ScriptLine[]): number {
  return Math.min(...lines.map(({ spokenMs }) => spokenMs))
}

/** A line that is never left out. */
export function keptLine(text: string, language: WritingLanguage): ScriptLine {
  return { ...scriptLine(text, language), isKept: true }
}
