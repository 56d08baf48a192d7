import type { ScriptLine } from './script-line.ts'

/** Hands out lines, each once. */
export type Draw = {
  /** The first line of the idea or the knowledge that takes at most so long. */
  substance(longestMs: number): ScriptLine | undefined
  /** The same, or a general line when there is none left. */
  anything(longestMs: number): ScriptLine | undefined
  /** Whether there is such a line. */
  hasSubstance(longestMs: number): boolean
  /** How many lines that keep an order are still to be said. */
  inOrderLeft(): number
}

export function createDraw(substance: readonly ScriptLine[], reserve: readonly ScriptLine[]): Draw {
  const left = [...substance]
  const spare = [...reserve]
  const ofSubstance = (longestMs: number) => takeFrom(left, longestMs)
  return {
    substance: ofSubstance,
    hasSubstance: (longestMs) => findIn(left, longestMs) >= 0,
    inOrderLeft: () => left.filter((line) => line.inOrder).length,
    anything: (longestMs) => ofSubstance(longestMs) ?? takeFrom(spare, longestMs),
  }
}

function takeFrom(lines: ScriptLine[], longestMs: number): ScriptLine | undefined {
  const at = findIn(lines, longestMs)
  return at < 0 ? undefined : lines.splice(at, 1)[0]
}

/** The first line short enough; of the lines that keep an order, only the one whose turn it is. */
function findIn(lines: readonly ScriptLine[], longestMs: number): number {
  const nextInOrder = lines.find((line) => line.inOrder)
  return lines.findIndex(
    (line) => line.spokenMs <= longestMs && (!line.inOrder || line === nextInOrder),
  )
}
