import type { WriteRequest } from '../../writer-provider.ts'
import type { IdeaAnalysis } from '../analysis/idea-analysis.ts'
import type { LanguageFrames } from '../frames/frames.ts'
import type { LineKind, TopicLines } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/topic.ts'
import type { SeededChoice } from '../seeded-choice.ts'
import { capitalised, fillFrame, type FrameSlots } from './fill-frame.ts'
import { knowledgeLines } from './knowledge-lines.ts'
import { numbered } from './numbered.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** Everything a script can be made of, each list in the order of use. */
export type LineSupply = {
  hooks: ScriptLine[]
  /** Right after the hook. */
  afterHook: ScriptLine[]
  /** The style's own thread, in narrative order: for each place its alternatives. */
  thread: ScriptLine[][]
  /** What the idea and the knowledge have to say, the best first. */
  substance: ScriptLine[]
  /** For when substance is used up. */
  reserve: ScriptLine[]
  beforeClose: ScriptLine[]
  closes: ScriptLine[]
}

const LINE_KINDS: readonly LineKind[] = ['facts', 'images', 'wonders', 'tips']
const FORMAL_AUDIENCES = new Set(['Professionals', 'Seniors'])

export function isFormal(request: WriteRequest): boolean {
  return FORMAL_AUDIENCES.has(request.audience)
}

export function slotsOf(
  analysis: IdeaAnalysis,
  frames: LanguageFrames,
  choice: SeededChoice,
): FrameSlots {
  const theme = analysis.theme || frames.theme
  const subject = analysis.subject || theme
  return { s: subject, t: theme, c: analysis.character ?? choice.pick(frames.names) }
}

/** Collects and fills everything that could be said for a request. */
export function supplyLines(
  request: WriteRequest,
  analysis: IdeaAnalysis,
  frames: LanguageFrames,
  knowledge: Record<Topic, TopicLines>,
  slots: FrameSlots,
  choice: SeededChoice,
): LineSupply {
  const { language } = request
  const plan = STYLE_PLANS[request.style]
  const style = frames.styles[request.style]
  const audience = frames.audiences[request.audience]
  const fill = (frame: string, more: Partial<FrameSlots> = {}) =>
    fillFrame(frame, { ...slots, ...more }, language, isFormal(request))
  const line = (text: string) => scriptLine(text, language)
  const filled = (some: readonly string[]) =>
    choice.shuffled(some).map((frame) => line(fill(frame)))

  const known = knowledgeLines(knowledge, analysis.concepts, language, choice)
  const numbers = plan.numbersSteps ? frames.steps : []
  const lists: Record<LineKind, ScriptLine[]> = {
    facts: known.facts.map((fact) => line(fill(fact))),
    images: known.images.map((image) => line(fill(image))),
    wonders: known.wonders.map((wonder) => line(fill(wonder))),
    tips: numbered(known.tips, numbers, language).map((tip) =>
      scriptLine(fill(tip), language, true),
    ),
  }
  const said = plan.kinds.flatMap((kind) => lists[kind])
  const unused = LINE_KINDS.filter((kind) => !plan.kinds.includes(kind))
  const { intent } = analysis
  const counts = intent.kind === 'list' && !plan.numbersSteps ? intent.count : 0
  const listed = numbered(
    said.slice(0, counts).map(({ text }) => text),
    frames.ordinals,
    language,
  ).map((text) => scriptLine(text, language, true))

  const [first, ...others] = analysis.sentences
  const isMore = first !== undefined && first.length > slots.t.length + 8
  const idea = isMore ? [line(fill(choice.pick(frames.ideas), { i: capitalised(first) }))] : []
  const aspects = choice.shuffled(frames.aspects)
  const named = analysis.aspects
    .slice(0, aspects.length)
    .map((aspect, at) => line(fill(aspects[at] as string, { k: aspect })))

  return {
    hooks: filled(style.hooks),
    afterHook: [...idea, ...filled(audience.early).slice(0, 1)],
    thread: style.develop.map((place) => filled(place)),
    substance: interleaved(
      others.map((sentence) => line(capitalised(sentence))),
      interleaved([...listed, ...said.slice(counts)], named),
    ),
    reserve: [...unused.flatMap((kind) => lists[kind]), ...filled(frames.universal)],
    beforeClose: filled(audience.late).slice(0, 1),
    closes: filled(style.closes),
  }
}

/** Two lists in turns, the first list first. */
function interleaved<Thing>(first: Thing[], second: Thing[]): Thing[] {
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((thing) => thing !== undefined)
}
