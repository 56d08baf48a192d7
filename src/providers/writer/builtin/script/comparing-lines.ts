import type { WritingLanguage } from '#contract/options.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { fillSlots } from './fill-slots.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import type { OwnTelling } from './own-telling.ts'
import { sceneShareMs } from './scene-share.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** One side, the other side, what to compare them by, a verdict: with what is known of each, else without. */
export function comparisonsOf(needs: SupplyNeeds): OwnTelling[] {
  const { analysis, frames, request, sceneCount, choice } = needs
  if (analysis.sides.length === 0 || STYLE_PLANS[request.style].showsOnly) return []
  const fill = (frame: string) => fillSlots(needs, frame)
  const names = analysis.sides.map((side, at) =>
    fillSlots(needs, frames.sides[at] as string, { k: side }),
  )
  const known = analysis.sides.map((side, at) =>
    filledUp(names[at] as string, factsOn(side, needs).map(fill), needs),
  )
  // In a short video the second side has the last scene.
  const isShort = sceneCount < 4
  const most = Math.max(0, sceneCount - 4)
  const criteria = choice.shuffled(frames.criteria).slice(0, most).map(fill)
  const endings = isShort ? [] : [fill(choice.pick(frames.verdicts))]
  return [known, names].map((sides) => ({
    opening: [],
    told: [...sides, ...criteria],
    endings,
    from: 1,
  }))
}

/** What else two sides can be compared by, where there is room. */
export function criteriaLines(needs: SupplyNeeds): ScriptLine[] {
  const { frames, request, choice } = needs
  return choice
    .shuffled(frames.criteria)
    .map((frame) => scriptLine(fillSlots(needs, frame), request.language))
}

/** The places of a change that are told first: what it was, what it is, and the work between. */
const CHANGE_BY_WEIGHT = [0, 4, 3, 1, 2, 5]

/** How a before becomes an after, as many stations as there are scenes for it. */
export function changesOf(needs: SupplyNeeds): OwnTelling[] {
  const { analysis, frames, request, sceneCount, choice } = needs
  if (analysis.intent.kind !== 'change' || STYLE_PLANS[request.style].showsOnly) return []
  const told = CHANGE_BY_WEIGHT.slice(0, Math.max(2, sceneCount - 1))
    .toSorted((a, b) => a - b)
    .map((at) => fillSlots(needs, choice.pick(frames.changes[at] ?? [])))
  return [{ opening: [], told, endings: [], from: 1 }]
}

/** A side with one thing that is known of it, and more as far as a scene has room. */
function filledUp(name: string, facts: readonly string[], needs: SupplyNeeds): string {
  const { style, durationS, language } = needs.request
  const longestMs = sceneShareMs(style, durationS * 1000, needs.sceneCount)
  const gap = language === 'ja' ? '' : ' '
  const [first, ...others] = facts
  return others.reduce(
    (text, fact) => {
      const longer = `${text}${gap}${fact}`
      return scriptLine(longer, language).spokenMs <= longestMs ? longer : text
    },
    first ? `${name}${gap}${first}` : name,
  )
}

/** What the knowledge says of one side and not of the other. */
function factsOn(side: string, { analysis, knowledge, request, choice }: SupplyNeeds): string[] {
  const { language } = request
  const own = conceptsIn(side, language)
  const others = analysis.sides
    .filter((one) => one !== side)
    .flatMap((one) => conceptsIn(one, language))
  const concepts = own.filter((concept) => !others.includes(concept)).slice(0, 1)
  const known = { knowledge, concepts, language, strict: true, choice }
  const { facts, wonders } = knowledgeLines(known)
  return [...facts, ...wonders].filter(
    (line) => !conceptsIn(line, language).some((concept) => others.includes(concept)),
  )
}

function conceptsIn(text: string, language: WritingLanguage) {
  return findConcepts(text, language).map(({ concept }) => concept)
}
