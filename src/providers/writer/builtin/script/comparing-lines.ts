import type { WritingLanguage } from '#contract/options.ts'
import { STRENGTHS } from '../knowledge/strengths.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { fillSlots } from './fill-slots.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import type { OwnTelling } from './own-telling.ts'
import { sceneShareMs } from './scene-share.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** One side, the other side, what to compare them by: with what is known of each, else without. */
export function comparisonsOf(needs: SupplyNeeds): OwnTelling[] {
  const { analysis, frames, request, sceneCount, choice } = needs
  if (analysis.sides.length === 0 || STYLE_PLANS[request.style].showsOnly) return []
  const fill = (frame: string) => fillSlots(needs, frame)
  const names = analysis.sides.map((side, at) =>
    fillSlots(needs, frames.sides[at] as string, { k: side }),
  )
  const facts = analysis.sides.map((side) => factsOn(side, needs).map(fill))
  // In a short video the second side shares the last scene with the verdict.
  const most = (at: number) => (at === 1 && sceneCount < 4 ? 1 : undefined)
  const known = names.map((name, at) => filledUp(name, (facts[at] ?? []).slice(0, most(at)), needs))
  const brief = names.map((name, at) => filledUp(name, shortest(facts[at] ?? []), needs))
  const criteria = choice
    .shuffled(frames.criteria)
    .slice(0, Math.max(0, sceneCount - 4))
    .map(fill)
  return [known, brief, names].map((sides) => ({
    opening: [],
    told: [...sides, ...criteria],
    endings: [],
    from: 1,
  }))
}

/** Close a comparison: which side is for whom, where that is known of both; the shortest last. */
export function verdictLines(needs: SupplyNeeds): ScriptLine[] {
  const { analysis, frames, request } = needs
  const { language } = request
  const [first = '', second = ''] = analysis.sides
  const strengths = analysis.sides.map((side) => strengthOf(side, language))
  const [one, other] = strengths
  const isKnown = one !== undefined && other !== undefined && one !== other
  const gap = language === 'ja' ? '' : ' '
  const suits = analysis.sides.map((side, at) =>
    fillSlots(needs, frames.suits, { k: side, i: strengths[at] ?? '' }),
  )
  const verdicts = frames.verdicts.map((frame) => fillSlots(needs, frame, { k: first, i: second }))
  return (isKnown ? [suits.join(gap)] : verdicts).map((text) => scriptLine(text, language))
}

function strengthOf(side: string, language: WritingLanguage): string | undefined {
  const [concept] = conceptsIn(side, language)
  return concept?.topic ? STRENGTHS[concept.topic]?.[language] : undefined
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

function shortest(facts: readonly string[]): string[] {
  return facts.toSorted((a, b) => a.length - b.length).slice(0, 1)
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
