import { messageLines } from './message-lines.ts'
import { ownLines } from './own-lines.ts'
import { type ScriptLine, shortestMs } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** How a script is told; what is known of the subject is told around it. */
export type Telling = {
  /**
   * `message`: the idea announces something and is said as it stands. `own-steps`: it lists what is to be
   * done itself. `general-steps`: a tutorial on what nobody has told the writer how to do. `thread`: the style's
   * own way.
   */
  kind: 'message' | 'own-steps' | 'general-steps' | 'thread'
  /** What is said in the idea's own words, a line a scene; in the first it stands in place of a hook. */
  told: (ScriptLine | undefined)[]
}

/** What is said around the idea's own words, and takes time from them. */
type Around = { hooks: readonly ScriptLine[]; closes: readonly ScriptLine[] }

/**
 * The first way of telling that the idea is made for.
 *
 * @param knowsHow whether the knowledge can teach it.
 */
export function chooseTelling(
  needs: SupplyNeeds,
  { hooks, closes }: Around,
  knowsHow: boolean,
): Telling {
  const { analysis, request } = needs
  if (analysis.message) return { kind: 'message', told: messageLines(needs) }
  const told = ownLines(needs, { hookMs: shortestMs(hooks), closeMs: shortestMs(closes) })
  if (told.length > 0 && analysis.steps.length > 0) return { kind: 'own-steps', told }
  const isCompared = analysis.sides.length > 0 || analysis.intent.kind === 'change'
  const isWarned = analysis.intent.kind === 'list' && analysis.intent.of === 'mistakes'
  const isTaught = knowsHow || isCompared || isWarned || !STYLE_PLANS[request.style].numbersSteps
  return { kind: isTaught ? 'thread' : 'general-steps', told }
}
