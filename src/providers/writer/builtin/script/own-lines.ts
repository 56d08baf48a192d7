import { ended } from '../analysis/ended.ts'
import { isEnding } from '../analysis/own-telling.ts'
import { changesOf, comparisonsOf } from './comparing-lines.ts'
import { capitalised } from './fill-frame.ts'
import { hasRoom } from './has-room.ts'
import { numbered } from './numbered.ts'
import type { OwnTelling } from './own-telling.ts'
import { keptLine, type ScriptLine, scriptLine, spokenMsOf } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** What hook and close take to say at least. */
type AroundMs = { hookMs: number; closeMs: number }

/**
 * What the idea itself tells after what the hook says of it, a line a scene: its steps one after the other, or
 * its clauses and sentences, and how it ends in the last scene. Without a hook where there is no time for both;
 * empty when it tells no more, or more than the video has time for.
 */
export function ownLines(needs: SupplyNeeds, around: AroundMs): (ScriptLine | undefined)[] {
  const tellings = [
    ...stepsOf(needs),
    ...comparisonsOf(needs),
    ...changesOf(needs),
    ...clausesOf(needs),
    ...sentencesOf(needs),
  ]
  for (const telling of tellings) {
    const lines = placeLines(telling, needs)
    if (isFitting(lines, telling, needs, around)) return lines
  }
  return []
}

function stepsOf({ analysis, frames, request, slots }: SupplyNeeds): OwnTelling[] {
  const { intent } = analysis
  const areSteps = intent.kind === 'how-to' || (intent.kind === 'list' && intent.of === 'steps')
  const numbersSteps = areSteps && STYLE_PLANS[request.style].numbersSteps
  const numbers = numbersSteps ? frames.steps : frames.ordinals
  const told = numbered(analysis.steps.map(capitalised), numbers, request.language)
  if (told.length === 0) return []
  const task = ended(capitalised(slots.t), request.language)
  return [
    { opening: [], told, endings: [], from: 1 },
    { opening: [], told: [task, ...told], endings: [], from: 0 },
  ]
}

/** A long first sentence goes on where the hook leaves it, in styles that do not talk about the idea. */
function clausesOf(needs: SupplyNeeds): OwnTelling[] {
  const { analysis, request, slots } = needs
  const { language, style } = request
  const clauses = analysis.clauses.map((clause) => ended(capitalised(clause), language))
  const [first, ...rest] = clauses
  if (first === undefined || !STYLE_PLANS[style].showsOnly) return []
  const { told, endings } = laterSentences(needs)
  const behind = { told: [...rest, ...told], endings, from: 1 }
  const isHook = ended(capitalised(slots.t), language) === first
  const whole = { ...behind, opening: [first] }
  return isHook ? [{ ...behind, opening: [] }, whole] : [whole]
}

/** What follows the first sentence makes no sense without it. */
function sentencesOf(needs: SupplyNeeds): OwnTelling[] {
  const { told, endings } = laterSentences(needs)
  const { opening } = needs.analysis
  const behind = { opening: [], told, endings, from: Math.min(2, needs.sceneCount - 1) }
  if (told.length + endings.length === 0 || opening === '') return [behind]
  const isHooked = !STYLE_PLANS[needs.request.style].showsOnly
  return [
    { ...behind, before: isHooked ? opening : '' },
    { opening: [], told: [capitalised(opening), ...told], endings, from: 0 },
  ]
}

function laterSentences({ analysis, request }: SupplyNeeds): { told: string[]; endings: string[] } {
  const later = analysis.later.map(capitalised)
  const endings = later.filter((sentence) => isEnding(sentence, request.language))
  return { told: later.filter((sentence) => !endings.includes(sentence)), endings }
}

function placeLines(telling: OwnTelling, needs: SupplyNeeds): (ScriptLine | undefined)[] {
  const { request, sceneCount } = needs
  const { opening, told, endings, from } = telling
  const to = Math.max(from + 1, sceneCount - (endings.length > 0 ? 1 : 0))
  const scenes = Array.from({ length: sceneCount }, (): string[] => [])
  scenes[0]?.push(...opening)
  for (const [at, text] of told.entries()) {
    scenes[from + Math.floor((at * (to - from)) / told.length)]?.push(text)
  }
  scenes.at(-1)?.push(...endings)
  const gap = request.language === 'ja' ? '' : ' '
  return scenes.map((texts) =>
    texts.length > 0 ? keptLine(texts.join(gap), request.language) : undefined,
  )
}

function isFitting(
  lines: readonly (ScriptLine | undefined)[],
  { before = '' }: OwnTelling,
  needs: SupplyNeeds,
  { hookMs, closeMs }: AroundMs,
): boolean {
  const said = lines.filter((line) => line !== undefined)
  const beforeMs = before ? scriptLine(before, needs.request.language).spokenMs : 0
  const aroundMs = closeMs + (lines[0] ? 0 : hookMs) + beforeMs
  return said.length > 0 && hasRoom(spokenMsOf(said) + aroundMs, needs)
}
