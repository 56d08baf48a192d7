import type { SupplyNeeds } from './supply-needs.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'

const ADVISED = new Set(['steps', 'advice'])

/** What helps with anything, where a list of advice asks for something the knowledge has none on. */
export function generalAdvice({ analysis, frames, request, choice }: SupplyNeeds): ScriptLine[] {
  const { intent, isFamiliar } = analysis
  const isWanted = intent.kind === 'list' && ADVISED.has(intent.of) && !isFamiliar
  if (!isWanted || STYLE_PLANS[request.style].numbersSteps) return []
  return frames.styles.Tutorial.develop
    .slice(1, intent.count + 1)
    .map((place) => scriptLine(choice.pick(place), request.language))
}

/** How one goes about anything, for a tutorial on something the knowledge cannot teach. */
export function genericSteps({ frames, request, sceneCount, choice }: SupplyNeeds): {
  steps: ScriptLine[]
  comments: ScriptLine[]
} {
  const places = frames.styles[request.style].develop
  const wanted = Math.min(frames.steps.length, places.length, sceneCount + 2)
  const chosen = Array.from({ length: wanted }, (_, at) =>
    choice.pick(places[Math.floor((at * places.length) / wanted)] as readonly string[]),
  )
  const steps = numbered(chosen, frames.steps, request.language)
  const comments = places.flat().filter((comment) => !chosen.includes(comment))
  return {
    steps: steps.map((step) => scriptLine(step, request.language, true)),
    comments: comments.map((comment) => scriptLine(comment, request.language)),
  }
}
